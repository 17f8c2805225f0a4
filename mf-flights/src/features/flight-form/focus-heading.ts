/** Focuses a step's heading, which is then read out. */
export function focusHeading(step: Element | null | undefined): void {
  const heading = step?.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
