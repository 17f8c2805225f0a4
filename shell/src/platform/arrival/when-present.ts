/**
 * Calls back with what `look` finds, at once or as soon as it is in the page; with nothing after `timeout` milliseconds.
 * Returns a function that stops it.
 */
export function whenPresent<Found>(
  look: () => Found | undefined,
  timeout: number,
  done: (found: Found | undefined) => void,
): () => void {
  const present = look();
  if (present) {
    done(present);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const found = look();
    if (found) settle(found);
  });
  const timer = setTimeout(() => settle(undefined), timeout);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
  function settle(found: Found | undefined): void {
    stop();
    done(found);
  }
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return stop;
}
