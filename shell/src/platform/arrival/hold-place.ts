const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `top` and, while the content that reaches down to it is still coming, scrolls on. Ends after `timeout`
 * milliseconds or with the visitor's first move. Returns how to end it before.
 */
export function holdPlace(top: number, timeout: number): () => void {
  const apply = () => window.scrollTo({ top, behavior: 'instant' });
  const observer = new ResizeObserver(() => {
    if (window.scrollY < top - 1) apply();
  });
  const timer = setTimeout(end, timeout);
  function end(): void {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, end, true);
  }
  for (const move of ownMoves) window.addEventListener(move, end, { capture: true, passive: true });
  apply();
  observer.observe(document.body);
  return end;
}
