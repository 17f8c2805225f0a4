/** The heading of the page on screen; not that of a remote on its way out. */
export function pageHeading(): HTMLElement | undefined {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  return [...headings].find((heading) => !heading.closest('[hidden]'));
}

/** Focuses an element that is not focusable by itself, until it loses the focus. The page does not scroll. */
export function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
