import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeFixture, secret } from '../../../../test/fuzz/fixture.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { hashPassword } from '../../../identity/passwords.ts';

const password = 'me voy de aquí para siempre';

describe('a deleted account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** Tables with rows that have the text somewhere, and how many. */
  async function rowsWith(text: string): Promise<Record<string, number>> {
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(server.db);
    const found: Record<string, number> = {};
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(name)} t where to_jsonb(t)::text ilike ${`%${text}%`}`.execute(
        server.db,
      );
      if (rows[0]?.count) found[name] = rows[0].count;
    }
    return found;
  }

  it('leaves its id, name, address and words in no row of any table, reports and decisions among them', async () => {
    const { victim, attackers, admin, items } = await makeFixture(server);
    const [reporter] = attackers;
    const report = async (kind: 'user' | 'flight', target: string) => {
      const body = { kind, target, reason: 'danger', note: secret };
      const answer = await server.call(calls.createReport, { token: reporter, body });
      expect(answer.status).toBe(201);
      return answer.body._id;
    };
    await report('user', victim.id);
    const id = await report('flight', items[0].flights[1] as string);
    const decision = { status: 'resolved', act: 'hide', note: secret };
    const decided = await server.call(calls.updateReport, { params: { id }, token: admin, body: decision });
    expect(decided.status).toBe(200);
    await server.db
      .updateTable('users')
      .set({ password_hash: await hashPassword(password), last_name: secret })
      .where('id', '=', victim.id)
      .execute();
    for (const text of [victim.id, victim.username, secret]) expect(await rowsWith(text)).not.toEqual({});

    const gone = await server.call(calls.deleteUser, {
      params: { id: victim.id },
      token: victim.token,
      body: { password },
    });
    expect(gone.status).toBe(204);
    for (const text of [victim.id, victim.username, secret]) expect(await rowsWith(text)).toEqual({});
  });
});
