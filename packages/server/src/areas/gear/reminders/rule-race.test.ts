import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeDrone } from '../../../../test/support/test-items.ts';
import { makePilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { untilWaiting } from '../../../../test/support/until-waiting.ts';

// The embedded database runs one transaction at a time.
const onServer = globalThis.testDatabase.kind === 'server' ? describe : describe.skip;

onServer('a rule that is changed while what it reminds of is done', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('counts from when it was done, under its new name', async () => {
    const ana = await makePilot(server.db, 'ana');
    const { _id: drone } = await makeDrone(server, ana);
    const since = new Date(Date.now() - 30 * 86_400_000).toISOString();
    const made = await server.call(calls.createReminderRule, {
      token: ana.token,
      body: { subject: { kind: 'drone', _id: drone }, every: { days: 7 }, text: 'Hélices', since },
    });
    const params = { id: made.body._id };
    const answers = await server.db.transaction().execute(async (trx) => {
      await sql`select from reminder_rules where id = ${params.id} for update`.execute(trx);
      const done = server.call(calls.completeReminderRule, { params, token: ana.token, body: {} });
      await untilWaiting(server.db, 1);
      const renamed = server.call(calls.updateReminderRule, {
        params,
        token: ana.token,
        body: { text: 'Cambiar hélices' },
      });
      await untilWaiting(server.db, 2);
      return [done, renamed];
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await server.call(calls.getReminderRule, { params, token: ana.token });
    expect(body).toMatchObject({ text: 'Cambiar hélices', due: false, used: 0, left: 7 });
  });
});
