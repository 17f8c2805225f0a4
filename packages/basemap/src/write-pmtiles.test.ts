import { readFileSync } from 'node:fs';
import { VectorTile } from '@mapbox/vector-tile';
import Pbf from 'pbf';
import { PMTiles } from 'pmtiles';
import { testStreets, testTown } from '../test/index.ts';
import { worldFile } from './index.ts';
import { writePmtiles } from './write-pmtiles.ts';

const open = (bytes: Buffer) =>
  new PMTiles({
    getKey: () => 'file',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  });

/** The names in a layer of a tile. */
async function namesOf(file: PMTiles, [z, x, y]: [number, number, number], layer: string) {
  const tile = await file.getZxy(z, x, y);
  const found = tile && new VectorTile(new Pbf(tile.data)).layers[layer];
  if (!found) return [];
  return Array.from({ length: found.length }, (_, i) => found.feature(i).properties.name);
}

test('the written file is read back, each tile with its content', async () => {
  const tiles = [
    { z: 0, x: 0, y: 0, data: Buffer.from('world') },
    { z: 2, x: 3, y: 1, data: Buffer.from('land') },
    { z: 2, x: 0, y: 0, data: Buffer.from('land') },
  ];
  const file = open(writePmtiles(tiles, { bounds: [-10, 36, 4, 44], metadata: { name: 'Test' } }));
  expect(await file.getHeader()).toMatchObject({
    specVersion: 3,
    minZoom: 0,
    maxZoom: 2,
    minLon: -10,
    maxLat: 44,
    numTileEntries: 3,
    numTileContents: 2,
  });
  expect(await file.getMetadata()).toEqual({ name: 'Test' });
  for (const { z, x, y, data } of tiles)
    expect(Buffer.from((await file.getZxy(z, x, y))?.data ?? new ArrayBuffer(0))).toEqual(data);
  expect(await file.getZxy(2, 1, 1)).toBeUndefined();
});

test('the packaged world names the cities of Spain from afar and its villages close by', async () => {
  const world = open(readFileSync(worldFile));
  expect(await namesOf(world, [0, 0, 0], 'place')).toEqual(expect.arrayContaining(['Madrid', 'Londres']));
  const valencia = await namesOf(world, [8, 127, 97], 'place');
  expect(valencia).toEqual(expect.arrayContaining(['Valencia', 'Sagunto', 'Llíria', 'Emperador']));
  expect(valencia.length).toBeGreaterThan(150);
});

test('the test town has its name and streets', async () => {
  const streets = open(testStreets());
  const z = 15;
  const x = Math.floor((testTown.lng / 360 + 0.5) * 2 ** z);
  expect(await namesOf(streets, [z, x, 12_468], 'roads')).toContain(testTown.street);
});
