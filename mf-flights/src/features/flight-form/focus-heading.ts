/** A step's heading takes the focus, and is read out. */
export function focusHeading(step: Element | null | undefined): void {
  const heading = step?.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
