/** Before the row with the focus goes: the next one gets it, else the one before, else the page's title. */
export function focusNextRow(): void {
  const row = document.activeElement?.closest('[role="feed"] > article');
  const next = row?.nextElementSibling ?? row?.previousElementSibling ?? document.querySelector('main h1');
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
