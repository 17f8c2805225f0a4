import { closeSync, openSync, readSync } from 'node:fs';

/** Bytes of a PMTiles header of version 3. */
export const headerLength = 127;

const versionAt = 7;
const tileTypeAt = 99;
const vectorTiles = 1;

export const isAddress = (place: string) => /^https?:\/\//i.test(place);

/** Why a file's first bytes are not those of a map that we can draw, if so. */
export function headerProblem(head: Uint8Array): string | undefined {
  const magic = Buffer.from(head.subarray(0, versionAt)).toString('latin1');
  if (!magic.startsWith('PM')) return 'is not a PMTiles file';
  if (magic !== 'PMTiles')
    return 'is a PMTiles file of version 2 or older: convert it with `pmtiles convert`';
  if (head[versionAt] !== 3) return `is a PMTiles file of version ${head[versionAt]}, only 3 can be read`;
  if (head.length < headerLength) return 'ends within its header';
  if (head[tileTypeAt] !== vectorTiles) return 'holds pictures or another kind of tiles, not vector tiles';
  return undefined;
}

/** What is wrong with `MAP_PMTILES`: a file is opened; an address is only read, since its server may start later. */
export function pmtilesProblem(place: string): string | undefined {
  if (isAddress(place)) return addressProblem(place);
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(place)) return 'must be a file or start with https:// or http://';
  try {
    const problem = headerProblem(readHead(place));
    return problem && `${place} ${problem}`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `${place} cannot be read (${code === 'ENOENT' ? 'there is no such file' : code})`;
  }
}

function addressProblem(place: string): string | undefined {
  if (!URL.canParse(place)) return 'must be a file or an address';
  const { username, password } = new URL(place);
  // `fetch` refuses every such address.
  return username || password ? 'must not have a user name or password in its address' : undefined;
}

function readHead(file: string): Uint8Array {
  const handle = openSync(file, 'r');
  try {
    const head = Buffer.alloc(headerLength);
    return head.subarray(0, readSync(handle, head, 0, headerLength, 0));
  } finally {
    closeSync(handle);
  }
}
