import type { SpotCluster } from '@estela/contracts';
import type { MapCluster } from '@estela/maps';

function toMapCluster({ lat, lng, count, bbox }: SpotCluster): MapCluster {
  const [west = 0, south = 0, east = 0, north = 0] = bbox;
  return { _id: bbox.join(), lat, lng, count, bounds: { west, south, east, north } };
}

/** An older server sends every spot and no clusters. */
export function clustersOf({ clusters = [] }: { clusters?: readonly SpotCluster[] }): MapCluster[] {
  return clusters.map(toMapCluster);
}
