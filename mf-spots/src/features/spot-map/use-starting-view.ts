import type { BoxSpot } from '@estela/contracts';
import type { MapBounds, NamedView } from '@estela/maps';
import { useState } from 'react';
import { spain } from './spain.ts';

/** Near enough to see where a spot lies among towns and coast. */
const nearZoom = 10;

/** The box of the address; an address that names a spot alone leads near to that spot, once it is known. */
export function useStartingView(
  named: MapBounds | undefined,
  spotId: string | undefined,
  selected: BoxSpot | undefined,
) {
  const [view, setView] = useState<NamedView>(
    named ? { bounds: named, exact: true } : { bounds: spain, underButtons: true },
  );
  const [waits, setWaits] = useState(named === undefined && spotId !== undefined);
  if (waits && selected) {
    setWaits(false);
    setView({ center: selected.location, zoom: nearZoom });
  }
  /** Leads the map to a box, also to the same one again. */
  const goTo = (bounds: MapBounds) =>
    setView(({ turn = 0 }) =>
      bounds.west === bounds.east && bounds.south === bounds.north
        ? { center: { lat: bounds.south, lng: bounds.west }, zoom: nearZoom, turn: turn + 1 }
        : { bounds, turn: turn + 1 },
    );
  return { view, goTo };
}
