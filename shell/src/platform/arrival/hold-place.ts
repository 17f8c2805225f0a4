const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Frames in which the last steps of a smooth scroll can still happen. */
const leftovers = 3;

/**
 * Scrolls to `top` and scrolls on while the content down to there is still loading. Ends after `timeout`
 * milliseconds or when the visitor scrolls. Returns a function that ends it earlier.
 *
 * A smooth scroll to the top may still be under way: the compositor adds its last steps to the position that is set here.
 */
export function holdPlace(top: number, timeout: number): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    if (window.scrollY < top - 1) apply();
  });
  const timer = setTimeout(end, timeout);
  function apply(): void {
    window.scrollTo({ top, behavior: 'instant' });
    cancelAnimationFrame(frame);
    verify(window.scrollY, leftovers);
  }
  function verify(reached: number, frames: number): void {
    if (window.scrollY !== reached) window.scrollTo({ top: reached, behavior: 'instant' });
    if (frames > 0) frame = requestAnimationFrame(() => verify(reached, frames - 1));
  }
  function end(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, end, true);
  }
  for (const move of ownMoves) window.addEventListener(move, end, { capture: true, passive: true });
  apply();
  observer.observe(document.body);
  return end;
}
