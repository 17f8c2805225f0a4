import Supercluster from 'supercluster';
import type { MapCluster, MapSpot } from '../adapter/map-adapter.ts';
import type { MapBounds } from '../geo/bounds.ts';
import type { LatLng } from '../geo/coordinates.ts';
import { fromMercator, mercatorX, mercatorY } from '../geo/mercator.ts';
import { type Mark, ringRadius, separate } from './separate.ts';

/** Zoom level at which clusters become rings: there is nothing nearer to go to. */
export const lastZoom = 18;

/** Spots within this many pixels become one cluster; what still touches is joined after. */
const radius = 40;

type Member = MapSpot | MapCluster;

export type MapItem =
  | { kind: 'spot'; key: string; point: LatLng; spot: MapSpot; shift: { x: number; y: number } }
  | { kind: 'cluster'; key: string; point: LatLng; count: number; mine: boolean; members: readonly string[] };

export interface ClusterIndex {
  /** Spots and clusters of a box at a zoom, none on top of another. The selected spot is never in a cluster. */
  items(bounds: MapBounds, zoom: number, selectedId?: string): MapItem[];
  /** Points whose box holds a cluster's spots. */
  cornersOf(key: string): readonly LatLng[];
  spot(id: string): MapSpot | undefined;
}

/** One index for every adapter, so that all maps cluster alike. */
export function createClusterIndex(
  spots: readonly MapSpot[],
  clusters: readonly MapCluster[] = [],
): ClusterIndex {
  const byId = new Map(spots.map((spot) => [spot._id, spot]));
  const members = new Map<string, Member>([...byId, ...clusters.map((one) => [one._id, one] as const)]);
  const engine = new Supercluster<{ id: string }>({
    radius,
    extent: 256,
    maxZoom: lastZoom - 1,
    minPoints: 2,
  });
  let loadedWithout: string | undefined | null = null;
  let membersByKey = new Map<string, readonly Member[]>();

  function load(selectedId: string | undefined): void {
    if (loadedWithout === selectedId) return;
    loadedWithout = selectedId;
    engine.load(
      [...members.values()]
        .filter((member) => member._id !== selectedId)
        .map(({ _id, lat, lng }) => ({
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [lng, lat] },
          properties: { id: _id },
        })),
    );
  }

  /** What the engine found in a box, in pixels of the whole map. */
  function marksIn({ west, south, east, north }: MapBounds, zoom: number): Mark<Member>[] {
    const world = 256 * 2 ** zoom;
    return engine
      .getClusters([west, south, east, north], Math.floor(zoom))
      .map(({ geometry, properties }) => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        const at = { x: mercatorX(lng) * world, y: mercatorY(lat) * world };
        const ids =
          'cluster' in properties
            ? engine
                .getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
                .map((leaf) => leaf.properties.id)
            : [properties.id];
        const found = ids.flatMap((id) => members.get(id) ?? []);
        return { members: found, count: sizeOf(found), ...at };
      });
  }

  function cluster(found: readonly Member[], point: LatLng): MapItem {
    const ids = found.map((member) => member._id);
    // Named by its first spot, so that an element keeps its focus when zooming.
    const key = `cluster-${firstOf(ids)}`;
    membersByKey.set(key, found);
    const mine = found.every((member) => 'mine' in member && member.mine);
    return { kind: 'cluster', key, point, count: sizeOf(found), mine, members: ids };
  }

  return {
    items(bounds, zoom, selectedId) {
      const selected = selectedId ? byId.get(selectedId) : undefined;
      load(selected?._id);
      membersByKey = new Map();
      const isLast = zoom >= lastZoom;
      const world = 256 * 2 ** zoom;
      const items = separate(marksIn(bounds, zoom), isLast).flatMap(({ members: found, x, y }) => {
        const [only] = found;
        if (only && found.length === 1 && isSpot(only)) return [alone(only)];
        const point = fromMercator(x / world, y / world);
        return isLast && found.every(isSpot) ? ring(found, point) : [cluster(found, point)];
      });
      return selected ? [alone(selected), ...items] : items;
    },
    cornersOf: (key) => (membersByKey.get(key) ?? []).flatMap(cornersOf),
    spot: (id) => byId.get(id),
  };
}

const isSpot = (member: Member): member is MapSpot => !('count' in member);

/** Without sorting: a cluster may have thousands. */
function firstOf(ids: readonly string[]): string | undefined {
  let [first] = ids;
  for (const id of ids) if (first === undefined || id < first) first = id;
  return first;
}

const sizeOf = (found: readonly Member[]) =>
  found.reduce((sum, member) => sum + (isSpot(member) ? 1 : member.count), 0);

function cornersOf(member: Member): LatLng[] {
  if (isSpot(member)) return [member];
  const { west, south, east, north } = member.bounds;
  return [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ];
}

const alone = (spot: MapSpot): MapItem => ({
  kind: 'spot',
  key: spot._id,
  point: { lat: spot.lat, lng: spot.lng },
  spot,
  shift: { x: 0, y: 0 },
});

/** Spots too close to tell apart (a club's field that many marked) stand around their middle. */
function ring(spots: readonly MapSpot[], point: LatLng): MapItem[] {
  const distance = ringRadius(spots.length);
  return spots.map((spot, i) => {
    const angle = (2 * Math.PI * i) / spots.length - Math.PI / 2;
    const shift = { x: Math.round(Math.cos(angle) * distance), y: Math.round(Math.sin(angle) * distance) };
    return { ...alone(spot), point, shift };
  });
}

/** Accessible names, unique on the map: a second spot of the same name gets a number. */
export function uniqueNames(spots: readonly MapSpot[]): Map<string, string> {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { _id, name } of spots) {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    names.set(_id, count === 1 ? name : `${name} (${count})`);
  }
  return names;
}
