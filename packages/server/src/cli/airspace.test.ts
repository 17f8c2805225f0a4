import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { square, zoneFile } from '@estela/airspace/test-zones';
import { openDatabase } from '../database/open.ts';
import { runCommandLine } from './run.ts';

describe('airspace on the command line', () => {
  let dir: string;
  let errors: string;

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'estela-airspace-'));
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

  const dataDir = () => join(dir, 'data');

  async function run(...args: string[]) {
    const lines: string[] = [];
    const code = await runCommandLine(['airspace', ...args], { ESTELA_DATA: dataDir() }, (line) =>
      lines.push(line),
    );
    return { code, lines };
  }

  function put(name: string, content: object | string): string {
    const path = join(dir, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  }

  async function storedZones() {
    const { db, close } = await openDatabase({
      dataDir: dataDir(),
      databaseUrl: undefined,
      databasePool: 1,
    });
    const rows = await db.selectFrom('airspace_zones').select('identifier').orderBy('identifier').execute();
    await close();
    return rows.map(({ identifier }) => identifier);
  }

  it('imports, replaces, lists and removes a dataset', async () => {
    const path = put('espana.json', zoneFile([square('A', 'PROHIBITED'), square('B', 'COMMON')]));
    const first = await run('import', path, '--covers', 'ESP');
    expect(first.code).toBe(0);
    expect(first.lines).toEqual([
      'Zone 2 (B): has a class that is not known, which may forbid flying',
      expect.stringMatching(/^espana: ED-318, 2 zones, 2 volumes, covers everything in ES, good until 20/),
    ]);
    put('espana.json', zoneFile([square('C', 'PROHIBITED')]));
    expect((await run('import', path)).lines[0]).toContain('covers no country as a whole');
    expect(await storedZones()).toEqual(['C']);
    expect((await run('list')).lines).toEqual([expect.stringMatching(/^espana: imported .+, old .+/)]);
    expect((await run('remove', 'espana')).lines).toEqual(['espana removed']);
    expect((await run('remove', 'espana')).code).toBe(1);
    expect(await storedZones()).toEqual([]);
  });

  const broken = {
    ...square('B', 'PROHIBITED'),
    geometry: { type: 'Point', coordinates: [1, 2] },
  };
  const notFree = 'No place that this data may cover is called free until everything of it can be read\n';

  it('stores what it can read, says every problem in a line of its own and ends with a failure', async () => {
    const path = put('zonas.json', zoneFile([square('A', 'PROHIBITED')]));
    await run('import', path);
    put('zonas.json', zoneFile([square('N', 'PROHIBITED'), broken, { type: 'Feature', properties: {} }]));
    const { code, lines } = await run('import', path);
    expect(code).toBe(1);
    expect(lines.at(-1)).toContain('zonas: ED-318, 1 zones');
    expect(errors).toBe(
      `Zone 2 (B) is a point without a circle around it\nZone 3 has no geometry\n${notFree}`,
    );
    expect(await storedZones()).toEqual(['N']);
    expect((await run('list')).lines[0]).toMatch(
      /, failed .+: 2 not read: Zone 2 \(B\) is a point without a circle around it; Zone 3 has no geometry$/,
    );
    put('zonas.json', zoneFile([square('N', 'PROHIBITED')]));
    expect((await run('import', path)).code).toBe(0);
    expect((await run('list')).lines[0]).not.toContain('failed');
  });

  it('refuses a file of which it can read nothing, and keeps what is stored', async () => {
    const path = put('zonas.json', zoneFile([square('A', 'PROHIBITED')]));
    await run('import', path);
    put('zonas.json', zoneFile([broken]));
    expect((await run('import', path)).code).toBe(1);
    expect(errors).toBe('Zone 1 (B) is a point without a circle around it\n');
    expect(await storedZones()).toEqual(['A']);
  });

  it('keeps a NOTAM that has lost its first line, and names one that has lost its place', async () => {
    const [q, rest] = [
      'Q) LECM/QRTCA/IV/BO/W/000/010/4030N00345W005',
      'A) LECM B) 2611200500 C) 2612201500\nE) TEXT\nF) SFC G) 400FT AGL',
    ];
    const text = `${q}\n${rest}\n\nA0001/26 NOTAMN\n${q}\n${rest}\n`;
    const kept = await run('import', put('notam.txt', `\uFEFF${text}`));
    expect(kept.code).toBe(0);
    expect(kept.lines).toEqual([
      'NOTAM 1: has lost its number',
      expect.stringMatching(/^notam: NOTAM, 2 NOTAM/),
    ]);
    const lost = await run('import', put('notam.txt', `${text}\nA0002/26 NOTAMN\n${rest}\n`));
    expect(lost.code).toBe(1);
    expect(lost.lines.at(-1)).toMatch(/^notam: NOTAM, 2 NOTAM/);
    expect(errors).toBe(`NOTAM A0002/26 has no place in its line Q\n${notFree}`);
    expect((await run('import', put('notam.txt', rest))).code).toBe(1);
    expect(errors).toContain('NOTAM 1 has no place in its line Q\n');
  });

  it('writes nothing on a dry run and rejects what it cannot use', async () => {
    const path = put('zonas.json', zoneFile([square('A', 'PROHIBITED')]));
    expect((await run('import', path, '--dry-run')).lines[0]).toMatch(/^Would be: zonas: ED-318/);
    for (const args of [
      [join(dir, 'none.json')],
      [put('page.json', '<html>')],
      [path, '--covers', 'XX'],
      [path, '--max-age', '0'],
      [path, '--valid-to', 'soon'],
    ]) {
      expect((await run('import', ...args)).code).toBe(1);
    }
    expect(errors.split('\n')).toEqual([
      expect.stringMatching(/^Cannot read .*none.json: ENOENT$/),
      'The file is not JSON',
      "--covers: XX is not a country's code, as ES or ESP",
      '--max-age: a number of days, more than 0 and at most 3650',
      '--valid-to: soon is not a time, as 2027-01-31 or 2027-01-31T12:00Z',
      '',
    ]);
  });
});
