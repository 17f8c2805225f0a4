/** The items that can be focused, in order. */
export function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')];
}

/** The item a key leads to: arrows go round, Home and End jump, a letter finds the next item that starts with it. */
export function itemForKey(
  key: string,
  items: readonly HTMLElement[],
  current: Element | null,
): HTMLElement | undefined {
  const at = items.indexOf(current as HTMLElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items[at <= 0 ? items.length - 1 : at - 1];
  if (key === 'Home') return items[0];
  if (key === 'End') return items[items.length - 1];
  if ([...key].length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const fromHere = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return fromHere.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(letter));
}
