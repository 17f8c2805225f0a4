import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

/** A tile of the file: where it lies, and its content, not compressed. */
export interface FileTile {
  z: number;
  x: number;
  y: number;
  data: Uint8Array;
}

export interface FileFacts {
  /** West, south, east, north. */
  bounds: readonly [number, number, number, number];
  metadata: Record<string, unknown>;
}

/** The format's own limit: header and root directory come in the first read. */
const firstRead = 16_384;
const headerLength = 127;

const gzip = 2;
const vectorTiles = 1;

/** A PMTiles file of version 3 with gzipped vector tiles, in the order that range requests like best. */
export function writePmtiles(tiles: readonly FileTile[], { bounds, metadata }: FileFacts): Buffer {
  const ordered = tiles
    .map(({ z, x, y, data }) => ({ z, id: zxyToTileId(z, x, y), body: gzipSync(data, { level: 9 }) }))
    .sort((a, b) => a.id - b.id);
  const entries: { id: number; offset: number; length: number }[] = [];
  const known = new Map<string, { offset: number; length: number }>();
  const bodies: Buffer[] = [];
  let offset = 0;
  for (const { id, body } of ordered) {
    // Land without anything on it is the same everywhere.
    const key = body.toString('base64');
    const place = known.get(key) ?? { offset, length: body.length };
    if (!known.has(key)) {
      known.set(key, place);
      bodies.push(body);
      offset += body.length;
    }
    entries.push({ id, ...place });
  }
  const root = gzipSync(directory(entries), { level: 9 });
  if (root.length > firstRead - headerLength) throw new Error('Too many tiles for one directory');
  const facts = gzipSync(Buffer.from(JSON.stringify(metadata)), { level: 9 });
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const factsAt = headerLength + root.length;
  const tilesAt = factsAt + facts.length;
  const numbers = [headerLength, root.length, factsAt, facts.length, tilesAt, 0, tilesAt, offset];
  for (const [i, value] of [...numbers, entries.length, entries.length, known.size].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + i * 8);
  const zooms = ordered.map(({ z }) => z);
  header.set([1, gzip, gzip, vectorTiles, Math.min(...zooms), Math.max(...zooms)], 96);
  const [west, south, east, north] = bounds;
  for (const [i, degrees] of [west, south, east, north].entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + i * 4);
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return Buffer.concat([header, root, facts, ...bodies]);
}

/** Ids as differences, how often each repeats, lengths, and offsets where they do not follow from the one before. */
function directory(entries: readonly { id: number; offset: number; length: number }[]): Buffer {
  const numbers = [entries.length];
  entries.forEach(({ id }, i) => void numbers.push(id - (entries[i - 1]?.id ?? 0)));
  for (const _ of entries) numbers.push(1);
  for (const { length } of entries) numbers.push(length);
  entries.forEach(({ offset }, i) => {
    const before = entries[i - 1];
    numbers.push(before && offset === before.offset + before.length ? 0 : offset + 1);
  });
  return Buffer.from(numbers.flatMap(varint));
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}
