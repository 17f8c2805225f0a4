import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { runCommandLine } from '../../src/cli/run.ts';
import { readConfig } from '../../src/config.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import { startLine } from '../support/line.ts';
import { makeServerDatabase } from '../support/other-database.ts';

const onServer = process.env.DATABASE_URL ? describe : describe.skip;

onServer('C18: a server on PostgreSQL', () => {
  const role = `estela_serving_${process.pid}`;
  let owned: Awaited<ReturnType<typeof makeServerDatabase>>;
  let line: Awaited<ReturnType<typeof startLine>>;
  let dataDir: string;
  let server: RunningServer;
  let admin: pg.Pool;

  const estela = async (...args: string[]) => {
    const lines: string[] = [];
    const env = { ESTELA_DATA: dataDir, DATABASE_URL: owned.url };
    const code = await runCommandLine(args, env, (text) => lines.push(text));
    return { code, lines };
  };
  const settings = () =>
    readConfig({
      ...{ PORT: '0', LOG_LEVEL: 'silent', ESTELA_DATA: dataDir, ESTELA_SAMPLE: '0' },
      ...{ DATABASE_URL: line.url, DATABASE_STATEMENT_TIMEOUT: '2000', DATABASE_LOCK_TIMEOUT: '300' },
    });

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'estela-faults-'));
    admin = new pg.Pool({ connectionString: String(process.env.DATABASE_URL), max: 1 });
    owned = await makeServerDatabase('faults');
    await admin.query(`drop role if exists ${role}`);
    await admin.query(`create role ${role} login password 'una'`);
    const { code, lines } = await estela('migrate', '--grant', role);
    expect([code, lines.at(-1)]).toEqual([0, `${role} may read and write`]);
    const url = new URL(owned.url);
    url.username = role;
    line = await startLine(url);
    server = await startServer(settings());
  });
  afterAll(async () => {
    await server.close();
    line.close();
    await owned.close();
    await admin.query(`drop role if exists ${role}`);
    await admin.end();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const register = (username: string) =>
    fetch(`${server.address}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ username, email: `${username}@estela.test`, name: 'Uno', lastName: 'Más' },
        ...{ password: 'una de muchas', acceptTerms: true },
      }),
    });

  it('serves with a role that may change rows but not the schema', async () => {
    expect((await register('uno')).status).toBe(201);
    await expect(sql`create table mine ()`.execute(server.db)).rejects.toMatchObject({ code: '42501' });
    await expect(sql`drop table likes`.execute(server.db)).rejects.toMatchObject({ code: '42501' });
    await expect(sql`delete from migrations`.execute(server.db)).rejects.toMatchObject({ code: '42501' });
    expect(await estela('migrate')).toEqual({ code: 0, lines: ['The schema is the newest.'] });
  });

  it('fails at its start if the schema is behind and its role may not change it', async () => {
    const owner = new pg.Client({ connectionString: owned.url });
    await owner.connect();
    const { rows } = await owner.query('delete from migrations where name like $1 returning *', ['007-%']);
    await expect(startServer(settings())).rejects.toMatchObject({
      code: 'SCHEMA_BEHIND',
      message: expect.stringMatching(/is 1 migrations? behind.+npm run -s estela -- migrate/),
    });
    await owner.query('insert into migrations values ($1, $2)', [rows[0].name, rows[0].run_at]);
    await owner.end();
  });

  it('ends a statement that runs too long, and one that waits too long for a lock', async () => {
    await expect(sql`select pg_sleep(20)`.execute(server.db)).rejects.toMatchObject({ code: '57014' });
    const holder = new pg.Client({ connectionString: owned.url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table users');
    expect((await register('dos')).status).toBe(503);
    await holder.query('rollback');
    await holder.end();
    expect((await register('dos')).status).toBe(201);
    const { rows } = await sql<{ limit: string }>`
      select current_setting('idle_in_transaction_session_timeout') as limit`.execute(server.db);
    expect(rows).toEqual([{ limit: '30s' }]);
  });

  it('answers with 503 within 5 s while the database hangs, and normally once it is back', async () => {
    line.setSilent(true);
    const since = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const { status } = await fetch(`${server.address}/api/feed`);
        return { status, seconds: (performance.now() - since) / 1_000 };
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(5);
    line.setSilent(false);
    expect((await fetch(`${server.address}/api/feed`)).status).toBe(200);
  });
});
