import { calls, limits } from '@estela/contracts';
import { sql } from 'kysely';
import { makeGroup } from '../../../../test/support/test-groups.ts';
import { makePilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('the fly-days that one pilot plans in a group', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('are never more than they may be, also where several are made at once', async () => {
    const { token, ...ana } = await makePilot(server.db, 'ana');
    const { _id: id } = await makeGroup(server, { ...ana, token });
    const body = { title: 'Sábado', at: new Date(Date.now() + 72 * 3_600_000).toISOString() };
    const plan = () => server.call(calls.createFlyDay, { params: { id }, token, body });
    await plan();
    await sql`insert into fly_days (id, group_id, maker_id, title, at, ends_at)
      select gen_random_uuid(), group_id, maker_id, title, at, ends_at
      from fly_days cross join generate_series(1, ${limits.flyDay.upcoming - 2})`.execute(server.db);
    const answers = await Promise.all([plan(), plan(), plan(), plan()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });
});
