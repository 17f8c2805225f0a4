/** The heading of the page on screen; not that of a remote on its way out. */
export function pageHeading(): HTMLElement | undefined {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  return [...headings].find((heading) => !heading.closest('[hidden]'));
}

/** Gives an element the focus that cannot have it by itself, and lets it lose that again. The place stays as it is. */
export function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
