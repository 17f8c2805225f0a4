import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';

/** Servers on one database, each with a pool of its own. Embedded there can be one only. */
const serverCount = globalThis.testDatabase.kind === 'server' ? 2 : 1;
const onServer = serverCount > 1 ? it : it.skip;

describe('rate limits', () => {
  let servers: TestServer[] = [];

  async function start(factor: string, count = serverCount): Promise<TestServer[]> {
    servers = [];
    for (let i = 0; i < count; i += 1) servers.push(await startTestServer({ RATE_LIMIT_FACTOR: factor }));
    await sql`delete from rate_windows`.execute(first().db);
    return servers;
  }
  const first = () => servers[0] as TestServer;
  const ask = async (server: TestServer) => (await server.inject({ url: '/api/nothing' })).statusCode;
  afterEach(async () => {
    for (const server of servers) await server.close();
  });

  it('return 429 after 600 calls a minute from one address, and spare health checks', async () => {
    await start('0.05', 1);
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) statuses.push(await ask(first()));
    expect(statuses).toEqual([...Array(30).fill(404), 429]);
    const refused = await first().call(calls.getStats);
    expect(refused.error.code).toBe('RATE_LIMITED');
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await first().call(calls.getHealthLive)).status).toBe(200);
  });

  it('count the map for itself: 3,000 parts of it a minute', async () => {
    await start('0.005', 1);
    const part = async (language: string) => {
      const headers = { 'accept-language': language };
      return first().inject({ url: '/map/world/9/0/0', headers });
    };
    for (let i = 0; i < 15; i += 1) expect((await part('es')).statusCode).toBe(404);
    const refused = await part('en');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await ask(first())).toBe(404);
  });

  onServer('hold for the calls to all servers together, but for a twentieth each', async () => {
    const limit = 120;
    const step = limit / 20;
    const [one, two] = (await start(String(limit / 600))) as [TestServer, TestServer];
    let passed = 0;
    for (let told = 0; told < limit; ) {
      for (const server of [one, two]) {
        passed += await passes(server, step);
        // Each has told now, and the next has what it told before it asks again.
        told = await notifiedAtLeast(one, Math.min(passed, told + step));
      }
    }
    for (const server of [one, two]) passed += await passes(server, limit);
    expect(passed).toBeGreaterThanOrEqual(limit);
    expect(passed).toBeLessThanOrEqual(limit + 2 * step);
    for (const server of [one, two]) {
      const wait = Number((await server.call(calls.getStats)).headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    }
  });

  /** How many of so many calls are not refused. */
  async function passes(server: TestServer, times: number): Promise<number> {
    let passed = 0;
    for (let i = 0; i < times; i += 1) if ((await ask(server)) === 404) passed += 1;
    return passed;
  }

  async function notifiedAtLeast({ db }: TestServer, hits: number): Promise<number> {
    for (;;) {
      const { rows } = await sql<{ hits: number }>`select hits from rate_windows`.execute(db);
      if ((rows[0]?.hits ?? 0) >= hits) return rows[0]?.hits ?? 0;
    }
  }

  onServer('let calls through, each server by itself, while the database takes no counts', async () => {
    const [one, two] = (await start('0.05')) as [TestServer, TestServer];
    await sql`alter table rate_windows rename to rate_windows_away`.execute(one.db);
    try {
      for (const server of [one, two]) {
        const statuses: number[] = [];
        for (let i = 0; i < 31; i += 1) statuses.push(await ask(server));
        expect(statuses).toEqual([...Array(30).fill(404), 429]);
      }
    } finally {
      await sql`alter table rate_windows_away rename to rate_windows`.execute(one.db);
    }
  });

  const registerAt = (server: TestServer, username: string) =>
    server.call(calls.register, {
      body: {
        username,
        email: `${username}@estela.test`,
        name: 'Uno',
        lastName: 'Más',
        password: 'una de muchas',
        acceptTerms: true,
      },
    });

  it('let one address create 50 accounts an hour, and count no failures', async () => {
    await start('0.04', 1);
    const statuses: number[] = [];
    for (const name of ['x', 'first', 'second', 'third'])
      statuses.push((await registerAt(first(), name)).status);
    expect(statuses).toEqual([400, 201, 201, 429]);
    const refused = await registerAt(first(), 'fourth');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600);
  });

  it('have no registration wait for the commit of another from its address (C20)', async () => {
    await start('1', 1);
    // At the commit of an account: what its transaction has written, others would wait for.
    await sql`create function refuse_held_count() returns trigger language plpgsql as $$ begin
        if exists (select from rate_windows where xmin = pg_current_xact_id()::xid) then
          raise 'holds the count of its address';
        end if;
        return null; end $$`.execute(first().db);
    await sql`create constraint trigger refuse_held_count after insert on users
      deferrable initially deferred for each row execute function refuse_held_count()`.execute(first().db);
    try {
      expect((await registerAt(first(), 'evening')).status).toBe(201);
      const { rows } = await sql<{ hits: number }>`
        select hits from rate_windows where key like 'registrations %'`.execute(first().db);
      expect(rows).toEqual([{ hits: 1 }]);
    } finally {
      await sql`drop function refuse_held_count cascade`.execute(first().db);
    }
  });

  it('let exactly as many accounts through where many are made at once, at all servers together', async () => {
    await start('0.06');
    const names = Array.from({ length: 8 }, (_, i) => `crowd${i}`);
    const answers = await Promise.all(
      names.map((name, i) => registerAt(servers[i % servers.length] as TestServer, name)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
    const { rows } = await sql<{
      count: number;
    }>`select count(*) from users where username like 'crowd%'`.execute(first().db);
    expect(rows).toEqual([{ count: 3 }]);
  });
});
