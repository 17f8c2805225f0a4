import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testStreets } from '@estela/basemap/test-streets';
import { runCommandLine } from './run.ts';

const streets = testStreets();
let dir: string;
let errors: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'estela-map-'));
  errors = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    errors += text;
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

async function check(content: Uint8Array | undefined) {
  const file = join(dir, 'map.pmtiles');
  if (content) writeFileSync(file, content);
  const lines: string[] = [];
  const code = await runCommandLine(['map', 'check', file], {}, (line) => lines.push(line));
  return { code, lines };
}

const changed = (at: number, value: number) => {
  const copy = Buffer.from(streets);
  copy[at] = value;
  return copy;
};

test('says what a map holds', async () => {
  expect(await check(streets)).toEqual({
    code: 0,
    lines: [
      expect.stringMatching(/^PMTiles version 3, \d+ kB, \d+ tiles$/),
      'Bounds: -0.4000, 39.4200, -0.2600, 39.5200 (west, south, east, north)',
      'Zoom levels: 5 to 15',
      'Layers: earth, water, landuse, roads, places',
      'Map: Test streets 1',
      'Attribution: © OpenStreetMap',
    ],
  });
});

test.each([
  ['a file that is not there', undefined, 'there is no such file'],
  ['an empty file', new Uint8Array(), 'is not a PMTiles file'],
  ['another kind of file', Buffer.from('PK an archive'), 'is not a PMTiles file'],
  ['version 2', Buffer.from([0x50, 0x4d, 2, 0]), 'of version 2 or older'],
  ['a version to come', changed(7, 4), 'of version 4, only 3 can be read'],
  ['pictures', changed(99, 2), 'not vector tiles'],
  ['a header alone', streets.subarray(0, 60), 'ends within its header'],
  ['a part of a file', streets.subarray(0, streets.length - 10), 'is cut off'],
  ['a broken directory', changed(127, 0), 'is damaged'],
])('refuses %s', async (_, content, reason) => {
  expect((await check(content)).code).toBe(1);
  expect(errors).toContain(reason);
});
