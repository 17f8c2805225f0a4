import type { Covered } from '../adapter/map-adapter.ts';

/** A card takes at most this share of the map's width or height away: something must stay to look at. */
const mostCovered = 0.65;

/** What a card covers: the map's foot when it stands at the bottom, else its left side. */
export function coveredBy(card: HTMLElement | null, frame: HTMLElement | null): Covered {
  if (!card || !frame) return { left: 0, bottom: 0 };
  const [inner, outer] = [card.getBoundingClientRect(), frame.getBoundingClientRect()];
  const atFoot = outer.bottom - inner.bottom < inner.top - outer.top;
  return atFoot
    ? { left: 0, bottom: Math.min(outer.bottom - inner.top, outer.height * mostCovered) }
    : { left: Math.min(inner.right - outer.left, outer.width * mostCovered), bottom: 0 };
}
