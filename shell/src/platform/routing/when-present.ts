/** Calls back with the element of this id, at once or when it comes within `timeout` milliseconds. Returns how to stop. */
export function whenPresent(id: string, timeout: number, found: (element: Element) => void): () => void {
  const name = nameOf(id);
  const look = () => document.getElementById(name);
  const present = look();
  if (present) {
    found(present);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = look();
    if (!element) return;
    stop();
    found(element);
  });
  const timer = setTimeout(() => observer.disconnect(), timeout);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** An anchor that is no valid encoding names itself. */
function nameOf(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
