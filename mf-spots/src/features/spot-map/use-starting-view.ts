import type { Spot } from '@estela/contracts';
import type { MapBounds, NamedView } from '@estela/maps';
import { useState } from 'react';
import { spain } from './spain.ts';

/** Near enough to see where a spot lies among towns and coast. */
const nearZoom = 10;

/** The box of the address; an address that names a spot alone leads near to that spot, once it is known. */
export function useStartingView(
  named: MapBounds | undefined,
  spotId: string | undefined,
  selected: Spot | undefined,
): NamedView {
  const [view, setView] = useState<NamedView>({ bounds: named ?? spain });
  const [waits, setWaits] = useState(named === undefined && spotId !== undefined);
  if (waits && selected) {
    setWaits(false);
    setView({ center: selected.location, zoom: nearZoom });
  }
  return view;
}
