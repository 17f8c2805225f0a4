import { fromMercator } from '../geo/mercator.ts';
import { isOffCoast } from './coast.ts';
import { tileBytes } from './tile-bytes.ts';

/** The west of the tile is land, with a lake in it; the rest is sea. At 40 degrees north a unit is about 30 m. */
const coast = [
  [0, 0],
  [2048, 0],
  [2048, 4096],
  [0, 4096],
] as const;
const lake = [
  [500, 1000],
  [1500, 1000],
  [1500, 3000],
  [500, 3000],
] as const;
const tile = { x: 128, y: 96 };

const fetched = globalThis.fetch;
beforeAll(() => {
  const land = tileBytes([{ name: 'land', features: [{ points: coast }, { points: lake }] }]);
  globalThis.fetch = async (address) => {
    if (String(address) === '/map/world/8/1/1') throw new TypeError('No network');
    return (
      String(address) === `/map/world/8/${tile.x}/${tile.y}`
        ? { status: 200, ok: true, arrayBuffer: async () => land }
        : { status: 204, ok: true }
    ) as Response;
  };
});
afterAll(() => {
  globalThis.fetch = fetched;
});

const at = (x: number, y: number) => fromMercator((tile.x + x / 4096) / 256, (tile.y + y / 4096) / 256);

test.each([
  ['on land', 100, 100, false],
  ['on a lake', 1000, 2000, false],
  ['on a beach', 2058, 2000, false],
  ['two kilometres out', 2048 + 70, 2000, true],
  ['six kilometres out', 2048 + 200, 2000, true],
])('a point %s is off the coast or not', async (_, x, y, isOff) => {
  expect(await isOffCoast(at(x, y))).toBe(isOff);
});

test('where there is no fine coast, or no network, nobody knows', async () => {
  expect(await isOffCoast({ lat: 48.85, lng: 2.35 })).toBeUndefined();
  expect(await isOffCoast(fromMercator(1.5 / 256, 1.5 / 256))).toBeUndefined();
});
