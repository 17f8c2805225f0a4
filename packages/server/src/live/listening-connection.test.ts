import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startLine } from '../../test/support/line.ts';
import { makeServerDatabase } from '../../test/support/other-database.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { channel, ListeningConnection } from './listening-connection.ts';

const onServer = process.env.DATABASE_URL ? describe : describe.skip;

onServer('the connection that listens for events', () => {
  let owned: Awaited<ReturnType<typeof makeServerDatabase>>;
  let line: Awaited<ReturnType<typeof startLine>>;
  let server: TestServer;
  let pool: pg.Pool;
  let heard: (string | undefined)[];
  let connection: ListeningConnection;

  beforeAll(async () => {
    server = await startTestServer();
    owned = await makeServerDatabase('events');
    pool = new pg.Pool({ connectionString: owned.url, max: 1 });
    // Its end does not wait for a connection to be closed, and then the database that goes closes it.
    pool.on('error', () => {});
  });
  afterAll(async () => {
    await pool.end();
    await owned.close();
    await server.close();
  });
  beforeEach(async () => {
    line = await startLine(new URL(owned.url));
    heard = [];
    const database = {
      db: server.db,
      kind: 'server',
      pool,
      directUrl: line.url,
      close: async () => {},
    } as const;
    const listener = { onEvent: (userId?: string) => void heard.push(userId), log: server.app.log };
    connection = new ListeningConnection(database, listener, 100);
    await connection.connect();
  });
  afterEach(async () => {
    await connection.end();
    line.close();
  });

  async function isHeard(who: string): Promise<boolean> {
    for (let tries = 0; tries < 50 && !heard.includes(who); tries += 1) {
      await pool.query(`notify ${channel}, '${who}'`);
      await wait(100);
    }
    return heard.includes(who);
  }

  it('hears again what happens once its line was cut without a word', async () => {
    expect(await isHeard('ana')).toBe(true);
    line.forget();
    expect(await isHeard('berto')).toBe(true);
  });
});
