import { mkdirSync, mkdtempSync, rmSync, type Stats, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Files {
  keeps: (stats: Stats) => boolean;
  add: (stats: Stats) => void;
  write: () => void;
}

const { SyncedFiles } = jest.requireActual<{ SyncedFiles: new (dir: string, now?: number) => Files }>(
  './synced-files.mjs',
);

describe('the files that need no sync', () => {
  let dir: string;
  let table: string;

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'estela-synced-'));
    table = join(dir, '16384');
    writeFileSync(table, 'eight thousand bytes');
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  /** A start some time after everything was written; of a database that ended cleanly, or by a kill. */
  const start = (state: 'shut down' | 'in production', now = Date.now() + 60_000) => {
    mkdirSync(join(dir, 'global'), { recursive: true });
    const control = Buffer.alloc(64);
    control.writeUInt32LE(state === 'shut down' ? 1 : 6, 16);
    writeFileSync(join(dir, 'global/pg_control'), control);
    return new SyncedFiles(dir, now);
  };
  const startCleanly = () => start('shut down').write();
  const isKept = () => start('in production').keeps(statSync(table));

  it('are all after a clean end, and none without a list', () => {
    expect(isKept()).toBe(false);
    startCleanly();
    expect(isKept()).toBe(true);
  });

  it('are not those written to since, whatever time somebody gives them', () => {
    startCleanly();
    const { atime, mtime, ctimeMs } = statSync(table);
    while (statSync(table).ctimeMs === ctimeMs) writeFileSync(table, 'other words, as long');
    utimesSync(table, atime, mtime);
    expect(isKept()).toBe(false);
  });

  it('are those synced at a start after a kill as well', () => {
    const files = start('in production');
    files.add(statSync(table));
    files.write();
    expect(isKept()).toBe(true);
  });

  it('are not those written a moment ago: a second write could bear the same time', () => {
    start('shut down', Date.now()).write();
    expect(isKept()).toBe(false);
  });

  it('stay so from kill to kill', () => {
    startCleanly();
    for (let kill = 0; kill < 2; kill += 1) {
      const files = start('in production');
      expect(files.keeps(statSync(table))).toBe(true);
      files.write();
    }
  });

  it('are none where the list was cut off', () => {
    startCleanly();
    writeFileSync(join(dir, 'synced.json'), '{"12":');
    expect(isKept()).toBe(false);
  });
});
