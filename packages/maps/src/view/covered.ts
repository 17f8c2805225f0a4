import { type Covered, type Room, usualRoom } from '../adapter/map-adapter.ts';

/** The largest share of the map's width or height that counts as covered by a card: some map must stay visible. */
const maxCovered = 0.62;

/** Pixels that a pin takes around its tip. */
const pin = { side: 24, above: 48 };

interface Covers {
  frame: HTMLElement | null;
  card: HTMLElement | null;
  /** What the page lays over the top of the map, or beside it where there is room. */
  search: HTMLElement | null;
}

/**
 * What covers the map: the search its top, a card the bottom where it lies there, otherwise the left side. A card that
 * `grows` once it has loaded counts as high as it may become.
 */
export function coveredBy({ frame, card, search }: Covers, grows = false): Covered {
  if (!frame) return { left: 0, top: 0, bottom: 0 };
  const outer = frame.getBoundingClientRect();
  const bar = search?.getBoundingClientRect();
  const isOver = bar && bar.right > outer.left && bar.left < outer.right && bar.bottom > outer.top;
  const top = isOver ? bar.bottom - outer.top : 0;
  if (!card) return { left: 0, top, bottom: 0 };
  const inner = card.getBoundingClientRect();
  const atFoot = outer.bottom - inner.bottom < inner.top - outer.top;
  return atFoot
    ? {
        left: 0,
        top,
        bottom: Math.min(grows ? outer.height : outer.bottom - inner.top, outer.height * maxCovered),
      }
    : { left: Math.min(inner.right - outer.left, outer.width * maxCovered), top, bottom: 0 };
}

interface Over extends Pick<Covers, 'frame' | 'search'> {
  /** The map's buttons, at its right. */
  controls: HTMLElement | null;
  /** What lies along its lower edge. */
  foot: HTMLElement | null;
}

/** Where a pin stands under nothing: right of the left edge, below the search, beside the buttons, above the foot. */
export function roomAround({ frame, search, controls, foot }: Over): Room {
  if (!frame) return usualRoom;
  const outer = frame.getBoundingClientRect();
  const room = {
    left: pin.side,
    top: coveredBy({ frame, card: null, search }).top + pin.above,
    right: pin.side + (controls ? outer.right - controls.getBoundingClientRect().left : 0),
    bottom: foot ? outer.bottom - foot.getBoundingClientRect().top : 0,
  };
  // Some of a small map must be left.
  const across = Math.min(1, (outer.width * maxCovered) / (room.left + room.right));
  const down = Math.min(1, (outer.height * maxCovered) / (room.top + room.bottom));
  return {
    left: room.left * across,
    right: room.right * across,
    top: room.top * down,
    bottom: room.bottom * down,
  };
}
