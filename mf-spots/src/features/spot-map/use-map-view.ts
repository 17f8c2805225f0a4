import type { BoxSpot } from '@estela/contracts';
import { formatBbox, type MapBounds, type NamedView } from '@estela/maps';
import { useEffect, useRef, useState } from 'react';
import { spain } from './spain.ts';

/** Zoom at which a spot is seen among towns and coast. */
const nearZoom = 10;

const viewOf = (named: MapBounds | undefined): NamedView =>
  named ? { bounds: named, exact: true } : { bounds: spain, underButtons: true };

/**
 * The box of the address, also when Back or a link changes it later; an address with a spot alone gives a view near
 * that spot, once it is known.
 */
export function useMapView(
  named: MapBounds | undefined,
  spotId: string | undefined,
  selected: BoxSpot | undefined,
) {
  const key = named && formatBbox(named);
  const [view, setView] = useState<NamedView>(viewOf(named));
  const [waits, setWaits] = useState(named === undefined && spotId !== undefined);
  /** The visible box, as last reported by the map. */
  const shown = useRef(key);
  /** Moves the map there, also to the same view again. */
  const lead = (wanted: NamedView) => setView(({ turn = 0 }) => ({ ...wanted, turn: turn + 1 }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the spot of an address only matters when its box changes
  useEffect(() => {
    if (key === shown.current) return;
    shown.current = key;
    if (!named && spotId) setWaits(true);
    else lead(viewOf(named));
  }, [key]);

  if (waits && selected) {
    setWaits(false);
    lead({ center: selected.location, zoom: nearZoom });
  }
  return {
    view,
    goTo: (bounds: MapBounds) =>
      lead(
        bounds.west === bounds.east && bounds.south === bounds.north
          ? { center: { lat: bounds.south, lng: bounds.west }, zoom: nearZoom }
          : { bounds },
      ),
    /** Stores the map's current box, which the address will contain as well. */
    note: (bounds: MapBounds) => {
      shown.current = formatBbox(bounds);
    },
  };
}
