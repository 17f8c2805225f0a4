import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { pack } from 'tar-stream';
import { fillWithEverything } from '../../test/support/full-database.ts';
import { startTestServer } from '../../test/support/test-server.ts';
import { openStorage } from '../media/open-storage.ts';
import { type Entry, readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

describe('a file that is no whole backup', () => {
  const dir = mkdtempSync(join(process.env.ESTELA_TEST_DIR ?? tmpdir(), 'broken-'));
  const path = join(dir, 'whole.tar.gz');
  let whole: Buffer;
  let entries: Entry[];

  beforeAll(async () => {
    const server = await startTestServer();
    await fillWithEverything(server);
    await writeBackup(server.db, await openStorage(server.config), path, { force: false });
    await server.close();
    whole = readFileSync(path);
    entries = [];
    for await (const entry of readArchive(path)) entries.push(entry);
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  /** Why a file with these bytes is rejected; nothing if it is read. */
  async function rejection(content: Buffer): Promise<unknown> {
    const file = join(dir, 'broken.tar.gz');
    writeFileSync(file, content);
    return readBackup(file).then(
      () => undefined,
      (error: unknown) => error,
    );
  }

  /** What is said of a file with these bytes. */
  async function said(content: Buffer): Promise<string> {
    const error = await rejection(content);
    expect(error).toBeInstanceOf(BackupError);
    const { message } = error as BackupError;
    expect(message).not.toContain('\n');
    return message.replace(join(dir, 'broken.tar.gz'), 'it');
  }

  /** The same backup with other entries, as somebody would pack it who changed something. */
  async function packed(change: (entries: Entry[]) => Entry[]): Promise<Buffer> {
    const tar = pack();
    for (const { name, content } of change(entries)) tar.entry({ name }, content);
    tar.finalize();
    const pieces: Buffer[] = [];
    for await (const piece of tar) pieces.push(piece as Buffer);
    return gzipSync(Buffer.concat(pieces));
  }

  const changed = (name: RegExp, change: (text: string) => string) =>
    packed((all) =>
      all.map((entry) =>
        name.test(entry.name)
          ? { ...entry, content: Buffer.from(change(entry.content.toString('latin1')), 'latin1') }
          : entry,
      ),
    );

  it('is rejected wherever it was cut off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), async (length) => {
        expect(await said(whole.subarray(0, length))).toMatch(/^it (is cut off|is not a backup)/);
      }),
      { numRuns: 40, seed: 2026 },
    );
    const plain = gunzipSync(whole);
    for (const part of [0.3, 0.9])
      expect(await said(gzipSync(plain.subarray(0, plain.length * part)))).toMatch(/is cut off/);
  });

  it('is rejected wherever a bit has changed', async () => {
    await fc.assert(
      // The first ten bytes are gzip's own, as the time it was packed.
      fc.asyncProperty(fc.integer({ min: 10, max: whole.length - 1 }), fc.nat(7), async (at, bit) => {
        const content = Buffer.from(whole);
        content.writeUInt8(content.readUInt8(at) ^ (1 << bit), at);
        // A copy of what stands twice may be made from the other place: packed otherwise, the same inside.
        if ((await rejection(content)) === undefined)
          expect(gunzipSync(content).equals(gunzipSync(whole))).toBe(true);
        else await said(content);
      }),
      { numRuns: 40, seed: 2026 },
    );
  });

  it('names the part that somebody has changed', async () => {
    expect(await said(await changed(/flights/, (text) => text.replace('public', 'secret')))).toMatch(
      /it is damaged or was changed: the table flights has another checksum/,
    );
    expect(await said(await changed(/webp$/, (text) => `${text}x`))).toMatch(
      /the picture [\da-f-]{36}\/320.webp/,
    );
    expect(await said(await changed(/estela-backup/, (text) => `${text} `))).toMatch(/its head/);
    expect(await said(await packed((all) => all.filter(({ name }) => !/likes/.test(name))))).toMatch(
      /the table likes/,
    );
    expect(await said(await packed((all) => all.filter(({ name }) => !/pictures/.test(name))))).toMatch(
      /its pictures/,
    );
    expect(await said(await packed((all) => all.slice(0, -1)))).toMatch(/is cut off/);
  });

  it('is rejected where it holds what no backup does', async () => {
    const evil = { name: '../../evil', content: Buffer.from('x') };
    for (const change of [
      (all: Entry[]) => [...all, evil],
      ([head, ...rest]: Entry[]) => [head as Entry, evil, ...rest],
      (all: Entry[]) => all.slice(1),
      () => [],
      () => [evil],
    ])
      expect(await said(await packed(change))).toMatch(/is not a backup of Estela|is cut off/);
    for (const text of ['', 'SQLite format 3', '{"format": "estela-backup"}'])
      expect(await said(Buffer.from(text))).toMatch(/^it is (not a backup of Estela|cut off)/);
    expect(await said(gzipSync('no tar'))).toMatch(/is not a backup of Estela|is cut off/);
    expect(
      await said(await changed(/estela-backup/, (text) => text.replace('"version": 1', '"version": 2'))),
    ).toMatch(/is not a backup of Estela/);
  });
});
