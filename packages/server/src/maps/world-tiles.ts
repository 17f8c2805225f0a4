import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { worldFile } from '@estela/basemap';
import { LRUCache } from 'lru-cache';
import { PMTiles } from 'pmtiles';
import { fileSource } from './pmtiles-source.ts';

/** Each has 10 kB; the most visited country has some hundred. */
const mostTiles = 500;

const small = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const shrink = { br: (body: Buffer) => promisify(brotliCompress)(body, small), gzip: promisify(gzip) };
export type Encoding = keyof typeof shrink;

/** The packaged world's tiles, compressed as the browser takes them, and kept. */
export function openWorld(place = worldFile) {
  const source = fileSource(place);
  let file = new PMTiles(source);
  const tiles = new LRUCache<string, Buffer>({ max: mostTiles });
  return {
    /** Undefined where there is no tile. Coordinates must lie on the grid of their zoom level. */
    async read(z: number, x: number, y: number, encoding: Encoding): Promise<Buffer | undefined> {
      const key = `${encoding}/${z}/${x}/${y}`;
      const known = tiles.get(key);
      if (known) return known;
      const tile = await file.getZxy(z, x, y).catch((error: unknown) => {
        // It keeps a header or directory that could not be read as failed for ever.
        file = new PMTiles(source);
        throw error;
      });
      if (!tile) return undefined;
      const body = await shrink[encoding](Buffer.from(tile.data));
      tiles.set(key, body);
      return body;
    },
    close: source.close,
  };
}
