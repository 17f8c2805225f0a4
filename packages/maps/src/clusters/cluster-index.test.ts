import { boundsOf } from '../geo/bounds.ts';
import { mercatorX, mercatorY } from '../geo/mercator.ts';
import { createClusterIndex, lastZoom, type MapItem, uniqueNames } from './cluster-index.ts';
import { clusterSize, separate } from './separate.ts';

const world = { west: -180, south: -85, east: 180, north: 85 };
const spot = (id: string, lat: number, lng: number, name = id) => ({ _id: id, name, lat, lng });
const valencia = [spot('a', 39.47, -0.37), spot('b', 39.48, -0.36), spot('c', 39.46, -0.38)];

test('near spots are one cluster far away and stand alone close by', () => {
  const index = createClusterIndex([...valencia, spot('z', -33.9, 151.2)]);
  const far = index.items(world, 3);
  expect(far.map((item) => item.kind).sort()).toEqual(['cluster', 'spot']);
  const cluster = far.find((item) => item.kind === 'cluster');
  expect(cluster).toMatchObject({ count: 3 });
  expect(
    index
      .cornersOf(cluster?.key ?? '')
      .map(({ lat }) => lat)
      .sort(),
  ).toEqual([39.46, 39.47, 39.48]);
  const close = index.items({ west: -1, south: 39, east: 0, north: 40 }, 17);
  expect(close.map((item) => item.key).sort()).toEqual(['a', 'b', 'c']);
});

test('the selected spot stands outside its cluster', () => {
  const items = createClusterIndex([...valencia, spot('d', 39.47, -0.36)]).items(world, 3, 'b');
  expect(items.find((item) => item.key === 'b')).toMatchObject({ kind: 'spot' });
  expect(items.find((item) => item.kind === 'cluster')).toMatchObject({ count: 3 });
});

test('spots that the server only counted count in clusters, and open at their box', () => {
  const bounds = { west: -0.7, south: 39, east: 0, north: 39.7 };
  const counted = { _id: 'v', lat: 39.5, lng: -0.4, count: 700, bounds };
  const index = createClusterIndex([spot('a', 39.47, -0.37), spot('z', -33.9, 151.2)], [counted]);
  const [cluster] = index.items(world, 3).filter((item) => item.kind === 'cluster');
  expect(cluster).toMatchObject({ count: 701, mine: false });
  expect(boundsOf(index.cornersOf(cluster?.key ?? ''))).toEqual(bounds);
  const close = createClusterIndex([], [counted]).items(world, 12);
  expect(close).toMatchObject([{ kind: 'cluster', count: 700 }]);
});

test('spots on one point are a cluster until the last zoom level, where they stand in a ring', () => {
  const index = createClusterIndex([spot('a', 1, 1), spot('b', 1, 1)]);
  expect(index.items(world, lastZoom - 1)).toMatchObject([{ kind: 'cluster', count: 2 }]);
  const shifts = index.items(world, lastZoom).map((item) => item.kind === 'spot' && item.shift);
  expect(shifts).toEqual([
    { x: 0, y: -24 },
    { x: 0, y: 24 },
  ]);
});

/** What a marker covers, in pixels of the whole map. */
function boxOf(item: MapItem, zoom: number) {
  const size = 256 * 2 ** zoom;
  const [x, y] = [mercatorX(item.point.lng) * size, mercatorY(item.point.lat) * size];
  if (item.kind === 'cluster') {
    const half = clusterSize(item.count) / 2;
    return [x - half, y - half, x + half, y + half] as const;
  }
  const { shift } = item;
  return [x + shift.x - 16, y + shift.y - 39, x + shift.x + 16, y + shift.y + 2] as const;
}

test('at no zoom level does a marker lie on another', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  // Towns with many spots, some of them on one point.
  const towns = Array.from({ length: 25 }, () => ({ lat: 36 + random() * 8, lng: -9 + random() * 13 }));
  const spots = Array.from({ length: 600 }, (_, i) => {
    const town = towns[i % towns.length] ?? { lat: 0, lng: 0 };
    const spread = i % 3 === 0 ? 0.0004 : 0.2;
    return spot(`s${i}`, town.lat + (random() - 0.5) * spread, town.lng + (random() - 0.5) * spread);
  });
  const index = createClusterIndex(spots);
  for (let zoom = 2; zoom <= lastZoom; zoom++) {
    const items = index.items(world, zoom);
    const shown = items.flatMap((item) => (item.kind === 'cluster' ? index.membersOf(item.key) : [item.key]));
    expect(new Set(shown).size).toBe(spots.length);
    const boxes = items.map((item) => boxOf(item, zoom)).sort((a, b) => a[0] - b[0]);
    const overlaps = boxes.filter((box, i) => {
      for (const other of boxes.slice(i + 1)) {
        if (other[0] >= box[2]) return false;
        if (box[1] < other[3] && box[3] > other[1]) return true;
      }
      return false;
    });
    expect({ zoom, overlaps }).toEqual({ zoom, overlaps: [] });
  }
});

test('marks are joined at the middle of their spots, and again where that touches a third', () => {
  const marks = [0, 20, 40].map((x) => ({ members: [x], count: 1, x, y: 0 }));
  expect(separate(marks, false)).toEqual([{ members: [0, 20, 40], count: 3, x: expect.closeTo(20), y: 0 }]);
});

test('a box across the 180th meridian finds the spots on both sides', () => {
  const index = createClusterIndex([spot('west', -17, 179), spot('east', -17, -179), spot('far', 40, 0)]);
  const keys = index.items({ west: 170, south: -30, east: -170, north: 0 }, 8).map((item) => item.key);
  expect(keys.sort()).toEqual(['east', 'west']);
});

test('spots of the same name get unique accessible names', () => {
  const names = uniqueNames([spot('a', 0, 0, 'Bando'), spot('b', 0, 0, 'Bando'), spot('c', 0, 0, 'Playa')]);
  expect([...names.values()]).toEqual(['Bando', 'Bando (2)', 'Playa']);
});
