import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeFlight } from '../../../../test/support/test-items.ts';
import { makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { endUnconfirmed, keptFor, madeBy } from './unconfirmed-accounts.ts';

/** References to pilots that do not keep an account: what the server notes of it, and what others do to it. */
const notMade = [
  'blocks.blocked_id',
  'comment_mentions.user_id',
  'email_links.user_id',
  'event_watchers.user_id',
  'events.user_id',
  'feed_hidden.pilot_id',
  'feed_items.owner_id',
  'follow_requests.pilot_id',
  'follows.followee_id',
  // Of its own: an invitation is another's.
  'group_members.user_id',
  'idempotency_keys.user_id',
  'moderation_acts.admin_id',
  'moderation_acts.appeal_decided_by',
  'notifications.actor_id',
  'notifications.user_id',
  'outbox.user_id',
  'password_resets.user_id',
  'pilot_stats.user_id',
  'privacy_changes.user_id',
  'recovery_codes.user_id',
  'removed_followers.follower_id',
  'reports.accused_id',
  'reports.decided_by',
  'sessions.user_id',
  'topic_reads.user_id',
];

describe('accounts that nobody confirms', () => {
  let server: TestServer;
  let nina: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    nina = await makePilot(server.db, 'nina');
    berto = await makePilot(server.db, 'berto');
    await server.db.updateTable('users').set({ email_confirmed: false }).where('id', '=', nina.id).execute();
  });

  const pass = (days: number) =>
    sql`update users set confirm_until = confirm_until - ${days} * interval '1 day'`.execute(server.db);
  const end = () => endUnconfirmed(server.db, new AbortController().signal);
  const names = async () => {
    const rows = await server.db.selectFrom('users').select('username').orderBy('username').execute();
    return rows.map(({ username }) => username);
  };

  it('end after 30 days, with what others did to them, and leave name and address free', async () => {
    await makeFollow(server.db, berto, nina);
    await pass(29.9);
    await end();
    expect(await names()).toEqual(['berto', 'nina']);
    await pass(0.2);
    await end();
    expect(await names()).toEqual(['berto']);
    expect((await server.call(calls.getProfile, { token: nina.token })).status).toBe(401);
    const again = await server.call(calls.register, {
      body: {
        ...{ username: 'nina', email: nina.email, name: 'Nina', lastName: 'Sol' },
        ...{ password: 'antes era esta', acceptTerms: true as const },
      },
    });
    expect(again.status).toBe(201);
  });

  it('stay where they have followed a pilot, saved a flight or given a link, or look after others', async () => {
    const keep = async (made: () => Promise<unknown>, undo: () => Promise<unknown>) => {
      await made();
      await end();
      expect(await names()).toContain('nina');
      await undo();
    };
    await pass(40);
    const set = (values: object) => () =>
      server.db.updateTable('users').set(values).where('id', '=', nina.id).execute();
    await keep(
      () => makeFollow(server.db, nina, berto),
      () => server.db.deleteFrom('follows').execute(),
    );
    await keep(
      () => makeFlight(server, nina),
      () => server.db.deleteFrom('flights').execute(),
    );
    await keep(set({ social: '{"youtube":"https://youtube.com/@nina"}' }), set({ social: '{}' }));
    await keep(set({ role: 'admin' }), set({ role: 'pilot' }));
    await keep(set({ email_confirmed: true }), set({ email_confirmed: false }));
    await end();
    expect(await names()).toEqual(['berto']);
  });

  it('stay where something is being made at that moment', async () => {
    await pass(40);
    let ended: Promise<void> | undefined;
    await server.db.transaction().execute(async (trx) => {
      await trx.insertInto('follows').values({ follower_id: nina.id, followee_id: berto.id }).execute();
      ended = end();
      // One connection serves the embedded database: there it waits for this transaction, and sees the follow.
      if (globalThis.testDatabase.kind === 'server') await ended;
    });
    await ended;
    expect(await names()).toEqual(['berto', 'nina']);
  });

  it('end once, by the jobs of two processes at the same moment', async () => {
    await pass(40);
    await Promise.all([end(), end()]);
    expect(await names()).toEqual(['berto']);
    const { rows } = await sql`select name from jobs where name = 'unconfirmed accounts'`.execute(server.db);
    expect(rows.length).toBeLessThanOrEqual(1);
  });

  it('are looked for in every table that names a pilot', async () => {
    const { rows } = await sql<{ reference: string }>`
      select conrelid::regclass || '.' || attname as reference from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'users'::regclass order by 1`.execute(server.db);
    const known = [...Object.entries({ ...madeBy, ...keptFor }).map((entry) => entry.join('.')), ...notMade];
    expect([...new Set(rows.map(({ reference }) => reference))].sort()).toEqual(known.sort());
  });
});
