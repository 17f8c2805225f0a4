import { join } from 'node:path';
import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeFlight } from '../support/test-items.ts';
import { filesBelow, sendPicture, smallPicture } from '../support/test-pictures.ts';
import { makePilot, type TestPilot } from '../support/test-pilots.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { letTimePass } from './move-clock.ts';

/** By hand: ESTELA_HOURS=24 for a day, ESTELA_PILOTS for how many are active in each hour. */
const hours = Number(process.env.ESTELA_HOURS ?? 2);
const pilotsAnHour = Number(process.env.ESTELA_PILOTS ?? 1);

/** Expired rows, by table: what housekeeping must have deleted at the end of an hour. */
const expired = sql<{ table: string; rows: number }>`
  select 'event_tickets' as table, count(*)::int as rows from event_tickets where created_at < now() - interval '1 minute'
  union all select 'password_resets', count(*)::int from password_resets where created_at < now() - interval '10 minutes'
  union all select 'login_failures', count(*)::int from login_failures where since < now() - interval '15 minutes'
  union all select 'rate_windows', count(*)::int from rate_windows where ends_at < now()
  union all select 'events', count(*)::int from events where created_at < now() - interval '1 day'
  union all select 'event_watchers', count(*)::int from event_watchers where seen_at < now() - interval '1 day'
  union all select 'idempotency_keys', count(*)::int from idempotency_keys where created_at < now() - interval '1 day'
  union all select 'media_removals', count(*)::int from media_removals where due_at < now()`;

describe(`${hours} hours of housekeeping`, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const count = async (table: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
      server.db,
    );
    return rows[0]?.n ?? 0;
  };

  /** One of everything that expires, and of what does not. */
  async function live(pilot: TestPilot, other: TestPilot, hour: number): Promise<void> {
    const { token } = pilot;
    await server.call(calls.createEventTicket, { token });
    await server.call(calls.requestPasswordReset, { body: { email: pilot.email } });
    await server.call(calls.login, { body: { email: pilot.email, password: 'no es esta clave' } });
    const made = await server.call(calls.createFlight, {
      token,
      headers: { 'idempotency-key': `hour-${hour}` },
      body: { title: 'Tarde', description: 'En el bando', videoUrl: 'https://youtu.be/abcdefghijk' },
    });
    const params = { id: made.body._id };
    await server.call(calls.updateFlight, { token, params, body: { visibility: 'public' } });
    await server.call(calls.likeFlight, { token: other.token, params });
    const shown = await makeFlight(server, pilot);
    const path = `/flights/${shown._id}/poster`;
    expect((await sendPicture(server, path, await smallPicture(), token)).statusCode).toBe(200);
    await server.call(calls.deleteFlight, { token, params: { id: shown._id } });
  }

  it(
    'delete what has expired, keep the rest, and leave no file behind',
    async () => {
      const pilots: TestPilot[] = [];
      const took: number[] = [];
      for (let hour = 0; hour < hours; hour += 1) {
        for (let i = 0; i < pilotsAnHour; i += 1) {
          pilots.push(await makePilot(server.db));
          await live(pilots.at(-1) as TestPilot, pilots[0] as TestPilot, hour);
        }
        await server.app.background.settled();
        await letTimePass(server.db, 1);
        const start = performance.now();
        await server.app.jobs.runDue();
        took.push(performance.now() - start);
        expect((await expired.execute(server.db)).rows.filter(({ rows }) => rows > 0)).toEqual([]);
      }
      const failed = await sql`select name from jobs where failures > 0`.execute(server.db);
      expect(failed.rows).toEqual([]);
      // Sessions and flights outlive the day, keys live for one; a like of one's own flight notifies nobody.
      const all = hours * pilotsAnHour;
      const lastDay = Math.min(hours, 24) * pilotsAnHour;
      expect([await count('sessions'), await count('flights')]).toEqual([all, all]);
      expect(await count('idempotency_keys')).toBeLessThanOrEqual(lastDay);
      expect(await count('likes')).toBe(all);
      expect(filesBelow(join(server.config.dataDir, 'media'))).toEqual([]);
      expect((await server.call(calls.getHealthReady)).status).toBe(200);
      report(took, all);
    },
    60_000 + hours * pilotsAnHour * 5_000,
  );
});

function report(took: number[], pilots: number): void {
  if (!process.env.ESTELA_HOURS) return;
  const longest = Math.max(...took);
  const mean = took.reduce((sum, one) => sum + one, 0) / took.length;
  process.stderr.write(
    `${took.length} hours, ${pilots} pilots: due jobs took ${mean.toFixed(0)} ms on average, ${longest.toFixed(0)} ms at most\n`,
  );
}
