import Supercluster from 'supercluster';
import type { MapSpot } from '../adapter/map-adapter.ts';
import type { MapBounds } from '../geo/bounds.ts';
import type { LatLng } from '../geo/coordinates.ts';

/** Zoom level from which no spots are clustered. */
const separateZoom = 17;

/** Spots within this many pixels become one cluster. */
const radius = 52;

export type MapItem =
  | { kind: 'spot'; key: string; point: LatLng; spot: MapSpot; shift: { x: number; y: number } }
  | { kind: 'cluster'; key: string; point: LatLng; count: number; mine: boolean; members: readonly string[] };

export interface ClusterIndex {
  /** Spots and clusters of a box at a zoom. The selected spot is never in a cluster. */
  items(bounds: MapBounds, zoom: number, selectedId?: string): MapItem[];
  /** The box around a cluster's spots. */
  membersOf(key: string): readonly MapSpot[];
  spot(id: string): MapSpot | undefined;
}

/** One index for every adapter, so that all maps cluster alike. */
export function createClusterIndex(spots: readonly MapSpot[]): ClusterIndex {
  const byId = new Map(spots.map((spot) => [spot._id, spot]));
  const engine = new Supercluster<{ id: string }>({
    radius,
    extent: 256,
    maxZoom: separateZoom - 1,
    minPoints: 3,
  });
  let loadedWithout: string | undefined | null = null;
  let membersByKey = new Map<string, MapSpot[]>();

  function load(selectedId: string | undefined): void {
    if (loadedWithout === selectedId) return;
    loadedWithout = selectedId;
    engine.load(
      spots
        .filter((spot) => spot._id !== selectedId)
        .map(({ _id, lat, lng }) => ({
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [lng, lat] },
          properties: { id: _id },
        })),
    );
  }

  function cluster(id: number, point: LatLng): MapItem {
    const members = engine
      .getLeaves(id, Number.POSITIVE_INFINITY)
      .flatMap((leaf) => byId.get(leaf.properties.id) ?? []);
    // Identified by its first spot, not by supercluster's number, so that an element keeps its focus when zooming.
    const key = `cluster-${members[0]?._id}`;
    membersByKey.set(key, members);
    const ids = members.map((member) => member._id);
    return {
      kind: 'cluster',
      key,
      point,
      count: ids.length,
      mine: members.every((m) => m.mine),
      members: ids,
    };
  }

  return {
    items({ west, south, east, north }, zoom, selectedId) {
      load(selectedId && byId.has(selectedId) ? selectedId : undefined);
      membersByKey = new Map();
      const alone: MapSpot[] = [];
      const clusters: MapItem[] = [];
      for (const { geometry, properties } of engine.getClusters(
        [west, south, east, north],
        Math.floor(zoom),
      )) {
        const [lng = 0, lat = 0] = geometry.coordinates;
        if ('cluster' in properties) clusters.push(cluster(properties.cluster_id, { lat, lng }));
        else alone.push(...[byId.get(properties.id)].filter((spot) => spot !== undefined));
      }
      const selected = selectedId && byId.get(selectedId);
      return [...spread(selected ? [...alone, selected] : alone), ...clusters];
    },
    membersOf: (key) => membersByKey.get(key) ?? [],
    spot: (id) => byId.get(id),
  };
}

/** Spots at the same point (a club's field that many marked) form a ring around it, or one would hide the rest. */
function spread(spots: readonly MapSpot[]): MapItem[] {
  const places = new Map<string, MapSpot[]>();
  for (const spot of spots) {
    const place = `${spot.lat.toFixed(5)},${spot.lng.toFixed(5)}`;
    places.set(place, [...(places.get(place) ?? []), spot]);
  }
  return [...places.values()].flatMap((group) =>
    group.map((spot, i): MapItem => {
      const angle = (2 * Math.PI * i) / group.length - Math.PI / 2;
      const distance = group.length === 1 ? 0 : 14 + 3 * group.length;
      const shift = { x: Math.round(Math.cos(angle) * distance), y: Math.round(Math.sin(angle) * distance) };
      return { kind: 'spot', key: spot._id, point: { lat: spot.lat, lng: spot.lng }, spot, shift };
    }),
  );
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
