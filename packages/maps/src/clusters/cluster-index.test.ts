import { createClusterIndex, uniqueNames } from './cluster-index.ts';

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
      .membersOf(cluster?.key ?? '')
      .map((member) => member._id)
      .sort(),
  ).toEqual(['a', 'b', 'c']);
  const close = index.items({ west: -1, south: 39, east: 0, north: 40 }, 17);
  expect(close.map((item) => item.key).sort()).toEqual(['a', 'b', 'c']);
});

test('the selected spot stands outside its cluster', () => {
  const items = createClusterIndex([...valencia, spot('d', 39.47, -0.36)]).items(world, 3, 'b');
  expect(items.find((item) => item.key === 'b')).toMatchObject({ kind: 'spot' });
  expect(items.find((item) => item.kind === 'cluster')).toMatchObject({ count: 3 });
});

test('spots on one point stand in a ring around it', () => {
  const items = createClusterIndex([spot('a', 1, 1), spot('b', 1, 1)]).items(world, 18);
  const shifts = items.map((item) => item.kind === 'spot' && `${item.shift.x},${item.shift.y}`);
  expect(new Set(shifts).size).toBe(2);
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
