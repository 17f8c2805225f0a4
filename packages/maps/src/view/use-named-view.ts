import { useEffect, useRef, useState } from 'react';
import type { MapAdapter, MapPosition, Room } from '../adapter/map-adapter.ts';
import type { MapBounds } from '../geo/bounds.ts';

interface BoxView {
  bounds: MapBounds;
  /** It is an earlier view: nothing is kept free around it. */
  exact?: boolean;
  /** Nothing stands in its upper right corner: the map's buttons may lie there. */
  underButtons?: boolean;
  /** The closest zoom level, as for something small. Default: 14. */
  maxZoom?: number;
}

/** The caller's view: a middle and a zoom level, or a box to fit between the map's controls. */
export type NamedView = (MapPosition | BoxView) & {
  /** Another number goes there once more, though the map has moved since. */
  turn?: number;
};

/**
 * Fits the map to a starting box once it is drawn, and moves it when the caller passes another view. Returns what goes there
 * again.
 */
export function useNamedView(
  adapter: MapAdapter | undefined,
  view: NamedView | undefined,
  measureRoom: (underButtons?: boolean) => Room,
): () => void {
  const key = JSON.stringify(view);
  // The map was created at its first centre; fitting a box needs its size.
  const [first] = useState(key);
  const shown = useRef<string | undefined>(view && 'bounds' in view ? undefined : first);
  function show(): void {
    if (!adapter || !view) return;
    if ('bounds' in view) {
      const { bounds, exact, underButtons, maxZoom } = view;
      const closest = maxZoom !== undefined && { maxZoom };
      adapter.fitBounds(bounds, exact ? { exact } : { room: measureRoom(underButtons), ...closest });
    } else adapter.setView(view);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view is the same if its numbers are
  useEffect(() => {
    if (!adapter || !view || shown.current === key) return;
    shown.current = key;
    show();
  }, [adapter, key]);
  return show;
}
