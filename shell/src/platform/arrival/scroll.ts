import { focusQuietly } from './heading.ts';
import { whenPresent } from './when-present.ts';

/** How long to wait for a page's heading, its anchor, or the content down to its scroll position. Milliseconds. */
export const timeout = 10_000;

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: motion() });
}

/**
 * Scrolls to what an anchor names, as soon as it is there. From a link that was pressed the focus goes along, as the browser
 * would have it: Tab goes on from there. Returns a function that stops it.
 */
export function showAnchor(hash: string): () => void {
  if (!hash) return () => undefined;
  const id = idOf(hash.slice(1));
  const pressed = document.activeElement;
  return whenPresent(
    () => document.getElementById(id) ?? undefined,
    timeout,
    (element) => {
      element?.scrollIntoView({ behavior: motion() });
      const isPressed = pressed instanceof HTMLAnchorElement && pressed.hash === hash;
      if (element && isPressed && document.activeElement === pressed) focusQuietly(element);
    },
  );
}

/** An anchor that cannot be decoded is used as it is. */
function idOf(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function motion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
