import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeServerDatabase } from '../../test/support/other-database.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { insertSample } from '../sample/insert-sample.ts';
import { startServer } from '../server.ts';
import { runCommandLine } from './run.ts';

// Each opens database after database, which takes more than a minute where the machine does other work too.
jest.setTimeout(300_000);

describe('backup, restore and move on the command line', () => {
  const dir = mkdtempSync(join(process.env.ESTELA_TEST_DIR ?? tmpdir(), 'cli-backup-'));
  const file = join(dir, 'estela.tar.gz');
  let errors: string;

  beforeEach(() => {
    errors = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      errors += text;
      return true;
    });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  async function run(folder: string, args: string[], env: Record<string, string> = {}) {
    errors = '';
    const lines: string[] = [];
    const settings = { ESTELA_DATA: join(dir, folder), ...env };
    const code = await runCommandLine(args, settings, (line) => lines.push(line));
    return { code, lines };
  }
  const checksums = (lines: string[]) => lines.filter((line) => line.includes('sha256'));

  it('takes a sample from one data folder to another, and changes nothing on a dry run', async () => {
    await run('first', ['sample']);
    const written = await run('first', ['backup', file]);
    expect(written.code).toBe(0);
    expect(written.lines.at(-1)).toBe(`${file} is written`);
    expect(written.lines).toContainEqual(expect.stringMatching(/^flights +60 {2}sha256 [\da-f]{64}$/));
    const rehearsed = await run('second', ['restore', file, '--dry-run']);
    expect(checksums(rehearsed.lines)).toEqual(checksums(written.lines));
    expect(rehearsed.lines.at(-1)).toMatch(/^Would be restored: .+ schema \d{3}-/);
    expect(readdirSync(dir)).not.toContain('second');
    expect((await run('second', ['restore', file])).lines.at(-1)).toMatch(/^Restored: /);
    const again = await run('second', ['backup', file, '--force']);
    expect(checksums(again.lines)).toEqual(checksums(written.lines));
  });

  it('writes a backup beside a running server, as its database is at one moment, while rows are written', async () => {
    const settings = { ESTELA_DATA: join(dir, 'running'), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
    const server = await startServer(readConfig(settings));
    try {
      await insertSample(server.db);
      const pilots = await server.db.selectFrom('users').select('id').limit(2).execute();
      // Each transaction writes to two rows, one after the other: a moment has both or none.
      let isOver = false;
      let written = 0;
      const writer = (async () => {
        for (; !isOver; written += 1)
          await server.db.transaction().execute(async (trx) => {
            for (const { id } of pilots)
              await trx
                .updateTable('users')
                .set({ last_name: `n${written}` })
                .where('id', '=', id)
                .execute();
          });
      })();
      const beside = join(dir, 'beside.tar.gz');
      const { code, lines } = await run('running', ['backup', beside]);
      isOver = true;
      await writer;
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(lines.at(-1)).toBe(`${beside} is written`);
      expect(written).toBeGreaterThan(0);
      expect((await run('restored', ['restore', beside])).code).toBe(0);
      const copy = await openDatabase({
        dataDir: join(dir, 'restored'),
        databaseUrl: undefined,
        databasePool: 1,
      });
      const ids = pilots.map(({ id }) => id);
      const names = await copy.db.selectFrom('users').select('last_name').where('id', 'in', ids).execute();
      await copy.close();
      expect(names).toEqual([names[0], names[0]]);
      expect(names[0]?.last_name).toMatch(/^n\d+$/);
      expect((await run('running', ['backup', join(dir, 'second.tar.gz')])).code).toBe(0);
    } finally {
      await server.close();
    }
    expect(readdirSync(join(dir, 'running'))).not.toContain('backup-copy');
  });

  it('is stopped by Ctrl-C, and leaves nothing then', async () => {
    const stopped = join(dir, 'stopped.tar.gz');
    const running = run('first', ['backup', stopped]);
    while (process.listenerCount('SIGINT') === 0) await new Promise(setImmediate);
    process.emit('SIGINT');
    expect((await running).code).toBe(1);
    expect(errors).toBe(`Stopped; ${stopped} is not written\n`);
    expect(readdirSync(dir).filter((name) => name.startsWith('stopped'))).toEqual([]);
    expect(process.listenerCount('SIGINT')).toBe(0);
  });

  it('says in one line what it cannot do', async () => {
    expect((await run('none', ['backup', file])).code).toBe(1);
    expect(errors).toMatch(/^There is no database in .+none; set ESTELA_DATA or DATABASE_URL\n$/);
    expect((await run('first', ['backup', file])).code).toBe(1);
    expect(errors).toBe(`${file} is there already; --force replaces it\n`);
    expect((await run('second', ['restore', file])).code).toBe(1);
    expect(errors).toMatch(/^The database is not empty: .+\n$/);
    const text = join(dir, 'letter.txt');
    writeFileSync(text, 'Hola');
    expect((await run('third', ['restore', file, '--keys', text])).code).toBe(1);
    expect(errors).toBe(`${text} holds no keys of Estela\n`);
    expect((await run('first', ['keys', 'save', join(dir, 'keys.json')])).code).toBe(1);
    expect(errors).toMatch(/^The database has no keys yet/);
    expect((await run('third', ['restore', text])).code).toBe(1);
    expect(errors).toBe(`${text} is not a backup of Estela\n`);
    expect(readdirSync(dir)).not.toContain('third');
    expect((await run('first', ['move', '--to', 'mysql://x/y'])).code).toBe(1);
    expect(errors).toBe('--to must be a URL that starts with postgres:// or postgresql://\n');
    expect((await run('first', ['move', '--to', 'postgres://a:secret@127.0.0.1:1/x'])).code).toBe(69);
    expect(errors).toBe('The database 127.0.0.1/x cannot be used (ECONNREFUSED)\n');
  });

  it.each([['backup'], ['restore'], ['move']])('has help for %s', async (command) => {
    const { code, lines } = await run('none', [command, '--help']);
    expect(code).toBe(0);
    expect(lines.join('\n')).toMatch(/^Usage: estela (backup|restore|move) \[options\]/);
  });

  const onServer = process.env.DATABASE_URL ? it : it.skip;
  onServer('moves to PostgreSQL as an ordinary owner, and a backup from there goes back', async () => {
    const { url, close } = await makeServerDatabase('move');
    await run('fourth', ['sample']);
    const source = await run('fourth', ['backup', join(dir, 'source.tar.gz')]);
    const rehearsed = await run('fourth', ['move', '--to', url, '--dry-run']);
    expect(rehearsed.lines.at(-1)).toBe('Would be moved; nothing was changed');
    expect(await tablesOf(url)).toBe(0);
    const moved = await run('fourth', ['move', '--to', url], {
      DATABASE_URL: 'postgres://127.0.0.1:1/elsewhere',
    });
    expect({ ...moved, errors }).toMatchObject({ code: 0, errors: '' });
    const isKey = (line: string) => /^(secrets|former_media_keys) /.test(line);
    expect(checksums(moved.lines).filter((line) => !isKey(line))).toEqual(checksums(source.lines));
    expect(moved.lines.filter(isKey)).toHaveLength(2);
    expect((await run('fourth', ['move', '--to', url])).code).toBe(1);
    expect(errors).toMatch(/^The database is not empty/);
    const back = join(dir, 'back.tar.gz');
    await run('fourth', ['backup', back], { DATABASE_URL: url });
    const restored = await run('fifth', ['restore', back]);
    expect(checksums(restored.lines)).toEqual(checksums(source.lines));
    expect(checksums((await run('fourth', ['backup', join(dir, 'untouched.tar.gz')])).lines)).toEqual(
      checksums(source.lines),
    );
    await close();
  });

  async function tablesOf(databaseUrl: string): Promise<number> {
    const { db, close } = await openDatabase({ dataDir: dir, databaseUrl, databasePool: 1 });
    const tables = await db.introspection.getTables();
    await close();
    return tables.length;
  }
});
