import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import Pbf from 'pbf';
import { PMTiles } from 'pmtiles';
import { worldFile } from './index.ts';

const bytes = readFileSync(worldFile);
const file = new PMTiles({
  getKey: () => worldFile,
  getBytes: async (offset, length) => ({
    data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
  }),
});

/** A place by its longitude and how far down it lies on the square map, from 0 to 1. */
const madrid = { lng: -3.7, down: 0.3765 };
const zaragoza = { lng: -0.88, down: 0.3726 };

/** The layers of the tile of a level that holds a place. */
async function layersAt(z: number, { lng, down }: typeof madrid) {
  const [x, y] = [((lng + 180) / 360) * 2 ** z, down * 2 ** z].map(Math.floor);
  const tile = await file.getZxy(z, x ?? 0, y ?? 0);
  const data = Buffer.from(tile?.data ?? new ArrayBuffer(0));
  return new VectorTile(new Pbf(data[0] === 0x1f ? gunzipSync(data) : data)).layers;
}

/** The Spanish names of the tile of a level that holds Madrid, layer by layer. */
async function namesAround(z: number) {
  const layers = await layersAt(z, madrid);
  const of = (name: string) =>
    Array.from({ length: layers[name]?.length ?? 0 }, (_, i) => {
      const { name: text, id } = layers[name]?.feature(i).properties ?? {};
      return String(text ?? id);
    });
  return { countries: of('country'), regions: of('region'), towns: of('place') };
}

test('each level of the packaged world has the names that its zoom levels show', async () => {
  const levels = await Promise.all([0, 3, 6, 8].map(namesAround));
  const [world, country, province, town] = levels;
  for (const { towns } of levels) expect(towns).toContain('Madrid');
  // 724 is Spain: the browser has the names of countries.
  expect(world?.countries).toContain('724');
  expect(country?.towns).toContain('Sevilla');
  expect(province?.regions).toContain('Toledo');
  expect(province?.towns).toContain('Alcobendas');
  expect(town?.towns).toContain('Navacerrada');
  const counts = levels.map(({ towns }) => towns.length);
  expect(counts.every((count) => count > 0)).toBe(true);
});

test('the finest level has the Ebro at Zaragoza as a line, and no pieces of water cut out of the land', async () => {
  const { river, land } = await layersAt(8, zaragoza);
  const lines = Array.from(
    { length: river?.length ?? 0 },
    (_, i) => river?.feature(i).loadGeometry() ?? [],
  ).flat();
  // Led through the river's own water: the world's line has five points here.
  expect(Math.max(0, ...lines.map((line) => line.length))).toBeGreaterThan(20);
  const rings = Array.from(
    { length: land?.length ?? 0 },
    (_, i) => land?.feature(i).loadGeometry() ?? [],
  ).flat();
  expect(rings).toHaveLength(1);
});
