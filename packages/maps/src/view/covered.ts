import type { Covered } from '../adapter/map-adapter.ts';

/** The largest share of the map's width or height that counts as covered by a card: some map must stay visible. */
const maxCovered = 0.62;

/**
 * What a card covers: the bottom of the map when it lies there, otherwise its left side. One that `grows` once it has
 * loaded counts as high as it may become.
 */
export function coveredBy(card: HTMLElement | null, frame: HTMLElement | null, grows = false): Covered {
  if (!card || !frame) return { left: 0, bottom: 0 };
  const [inner, outer] = [card.getBoundingClientRect(), frame.getBoundingClientRect()];
  const atFoot = outer.bottom - inner.bottom < inner.top - outer.top;
  return atFoot
    ? {
        left: 0,
        bottom: Math.min(grows ? outer.height : outer.bottom - inner.top, outer.height * maxCovered),
      }
    : { left: Math.min(inner.right - outer.left, outer.width * maxCovered), bottom: 0 };
}
