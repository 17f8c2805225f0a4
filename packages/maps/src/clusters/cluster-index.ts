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
  | { kind: 'cluster'; key: string; point: LatLng; count: number; mine: boolean };

export interface ClusterIndex {
  /** Spots and clusters of a box at a zoom, none on top of another. The selected spot is never in a cluster. */
  items(bounds: MapBounds, zoom: number, selectedId?: string): MapItem[];
  /** Ids of what a cluster of the last items holds. */
  membersOf(key: string): readonly string[];
  /** Points whose box holds a cluster's spots. */
  cornersOf(key: string): readonly LatLng[];
  spot(id: string): MapSpot | undefined;
}

/** What the engine knows of a point, and sums up of a cluster of its own: thousands are not gone through to draw one. */
interface Summary {
  /** The least of the ids. */
  first: string;
  count: number;
  mine: boolean;
}

/** A member, or a cluster of the engine's own. */
interface Found extends Summary {
  clusterId?: number;
}

/** One index for every adapter, so that all maps cluster alike. */
export function createClusterIndex(
  spots: readonly MapSpot[],
  clusters: readonly MapCluster[] = [],
): ClusterIndex {
  const byId = new Map(spots.map((spot) => [spot._id, spot]));
  const members = new Map<string, Member>([...byId, ...clusters.map((one) => [one._id, one] as const)]);
  const engine = new Supercluster<Summary, Summary>({
    radius,
    extent: 256,
    maxZoom: lastZoom - 1,
    minPoints: 2,
    map: ({ first, count, mine }) => ({ first, count, mine }),
    reduce(sum, { first, count, mine }) {
      if (first < sum.first) sum.first = first;
      sum.count += count;
      sum.mine &&= mine;
    },
  });
  let loadedWithout: string | undefined | null = null;
  let foundByKey = new Map<string, readonly Found[]>();

  function load(selectedId: string | undefined): void {
    if (loadedWithout === selectedId) return;
    loadedWithout = selectedId;
    engine.load(
      [...members.values()]
        .filter((member) => member._id !== selectedId)
        .map((member) => ({
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [member.lng, member.lat] },
          properties: summaryOf(member),
        })),
    );
  }

  /** What the engine found in a box, in pixels of the whole map. */
  function marksIn({ west, south, east, north }: MapBounds, zoom: number): Mark<Found>[] {
    const world = 256 * 2 ** zoom;
    return engine
      .getClusters([west, south, east, north], Math.floor(zoom))
      .map(({ geometry, properties }) => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        const { first, count, mine } = properties;
        const own = 'cluster_id' in properties && { clusterId: properties.cluster_id };
        const at = { x: mercatorX(lng) * world, y: mercatorY(lat) * world };
        return { members: [{ first, count, mine, ...own }], count, ...at };
      });
  }

  function cluster(found: readonly Found[], point: LatLng): MapItem {
    // Named by its first spot, so that an element keeps its focus when zooming.
    const key = `cluster-${found.map(({ first }) => first).sort()[0]}`;
    foundByKey.set(key, found);
    const count = found.reduce((sum, one) => sum + one.count, 0);
    return { kind: 'cluster', key, point, count, mine: found.every(({ mine }) => mine) };
  }

  const spotOf = ({ clusterId, first }: Found) => (clusterId === undefined ? byId.get(first) : undefined);

  const membersOf = (key: string) =>
    (foundByKey.get(key) ?? []).flatMap(({ clusterId, first }) =>
      clusterId === undefined
        ? [first]
        : engine.getLeaves(clusterId, Number.POSITIVE_INFINITY).map(({ properties }) => properties.first),
    );

  return {
    items(bounds, zoom, selectedId) {
      const selected = selectedId ? byId.get(selectedId) : undefined;
      load(selected?._id);
      foundByKey = new Map();
      const isLast = zoom >= lastZoom;
      const world = 256 * 2 ** zoom;
      const items = separate(marksIn(bounds, zoom), isLast).flatMap(({ members: found, x, y }) => {
        const alike = found.flatMap((one) => spotOf(one) ?? []);
        const [only] = alike;
        if (only && found.length === 1) return [alone(only)];
        const point = fromMercator(x / world, y / world);
        return isLast && alike.length === found.length ? ring(alike, point) : [cluster(found, point)];
      });
      return selected ? [alone(selected), ...items] : items;
    },
    membersOf,
    cornersOf: (key) => membersOf(key).flatMap((id) => cornersOf(members.get(id))),
    spot: (id) => byId.get(id),
  };
}

const isSpot = (member: Member): member is MapSpot => !('count' in member);

function summaryOf(member: Member): Summary {
  return isSpot(member)
    ? { first: member._id, count: 1, mine: Boolean(member.mine) }
    : { first: member._id, count: member.count, mine: false };
}

function cornersOf(member: Member | undefined): LatLng[] {
  if (!member) return [];
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

/** Spots too close to distinguish (a club's field that many marked) stand around their middle. */
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

/** Whether an index of one list serves the other: most moves of a map find the spots that were there. */
export function sameSpots(some: readonly MapSpot[], others: readonly MapSpot[]): boolean {
  return some.length === others.length && some.every((spot, i) => isSame(spot, others[i]));
}

const isSame = (a: MapSpot, b: MapSpot | undefined) =>
  a === b ||
  (a._id === b?._id &&
    a.lat === b.lat &&
    a.lng === b.lng &&
    a.name === b.name &&
    a.mine === b.mine &&
    a.approximateMetres === b.approximateMetres);

/** The same for what the server counted: the id is the box. */
export function sameClusters(some: readonly MapCluster[] = [], others: readonly MapCluster[] = []): boolean {
  return (
    some.length === others.length &&
    some.every(({ _id, count }, i) => others[i]?._id === _id && others[i]?.count === count)
  );
}
