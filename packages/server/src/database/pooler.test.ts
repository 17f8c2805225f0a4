import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { makeServerDatabase } from '../../test/support/other-database.ts';
import { startPooler } from '../../test/support/pooler-double.ts';
import { runCommandLine } from '../cli/run.ts';
import { readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import { openDatabase } from './open.ts';

const onServer = process.env.DATABASE_URL ? describe : describe.skip;

/** Numbers are those of the security review. */
onServer('C18: behind a pooler', () => {
  let owned: Awaited<ReturnType<typeof makeServerDatabase>>;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'estela-pooler-'));
    owned = await makeServerDatabase('pooler');
    pooler = await startPooler(owned.url);
  });
  afterAll(async () => {
    pooler.close();
    await owned.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  afterEach(() => jest.restoreAllMocks());

  const settings = (url: string, env: Record<string, string> = {}) =>
    readConfig({
      ESTELA_DATA: dataDir,
      LOG_LEVEL: 'warn',
      PORT: '0',
      DATABASE_URL: url,
      DATABASE_POOL: '1',
      ...env,
    });

  /** Of the one session of a database that is opened as a server opens it. */
  async function sessionOf(url: string, env: Record<string, string> = {}) {
    const config = settings(url, env);
    const { db, isPooled, close } = await openDatabase(config, { limits: config.databaseLimits });
    await sql`select ${1}::int`.execute(db);
    const { rows } = await sql<{ statement: string; lock: string; named: number }>`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        (select count(*)::int from pg_prepared_statements) as named`.execute(db);
    await close();
    return { isPooled, ...rows[0] };
  }

  it('no limit is set in a session that is not ours, and no statement named', async () => {
    expect(await sessionOf(owned.url)).toEqual({ isPooled: false, statement: '30s', lock: '5s', named: 1 });
    expect(await sessionOf(pooler.url)).toEqual({ isPooled: true, statement: '0', lock: '0', named: 0 });
  });

  it('statements are named all the same where DATABASE_PREPARED says so, and nowhere where it says not to', async () => {
    expect(await sessionOf(pooler.url, { DATABASE_PREPARED: '1' })).toMatchObject({
      isPooled: true,
      named: 1,
    });
    expect(await sessionOf(owned.url, { DATABASE_PREPARED: '0' })).toMatchObject({
      isPooled: false,
      named: 0,
    });
  });

  it('a backup is refused, and goes past it by DATABASE_DIRECT_URL', async () => {
    let errors = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      errors += text;
      return true;
    });
    const file = join(dataDir, 'estela.tar.gz');
    const backup = (env: Record<string, string>) =>
      runCommandLine(['backup', file], { ESTELA_DATA: dataDir, DATABASE_URL: pooler.url, ...env }, () => {});
    expect(await backup({})).toBe(1);
    expect(errors).toBe(
      'A backup cannot be made through a connection pooler; set DATABASE_DIRECT_URL to the database itself\n',
    );
    errors = '';
    await backup({ DATABASE_DIRECT_URL: owned.url });
    expect(errors).toBe('The database holds no data of Estela\n');
    expect(existsSync(file)).toBe(false);
  });

  it('a server says once that its sessions have no timeouts, unless the role carries them', async () => {
    const told = async () => {
      const lines: { msg: string }[] = [];
      const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };
      const server = await startServer(settings(pooler.url, { ESTELA_SAMPLE: '0' }), { logStream });
      await server.close();
      return lines.filter(({ msg }) => msg.includes('alter role'));
    };
    expect(await told()).toMatchObject([{ level: 40 }]);
    const admin = new pg.Client({ connectionString: String(process.env.DATABASE_URL) });
    await admin.connect();
    await admin.query(`alter role ${new URL(owned.url).username} set statement_timeout = '30s'`);
    await admin.end();
    expect(await told()).toEqual([]);
  });
});
