import { calls } from '@estela/contracts';
import { makeDrone } from '../../../../test/support/test-items.ts';
import { makePilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { untilWaiting } from '../../../../test/support/until-waiting.ts';

// The embedded database runs one transaction at a time.
const onServer = globalThis.testDatabase.kind === 'server' ? it : it.skip;

describe('a file of flights', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  onServer('takes a drone that is deleted at that moment for one that is not there', async () => {
    const ana = await makePilot(server.db, 'ana');
    const drone = await makeDrone(server, ana, { name: 'Apex' });
    const csv =
      'title,recordedAt,videoUrl,description,drone\n' +
      'Con dron,2026-05-01,https://youtu.be/dQw4w9WgXcQ,Sol,Apex\n' +
      'Sin dron,2026-05-02,https://youtu.be/dQw4w9WgXcQ,Sol,\n';
    const { answer } = await server.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('drones').where('id', '=', drone._id).execute();
      const imported = server.call(calls.importFlights, { token: ana.token, body: { csv } });
      await untilWaiting(server.db, 1);
      // Not awaited: it waits for this transaction.
      return { answer: imported };
    });
    const { status, body } = await answer;
    expect([status, body.imported, body.rows.map((row) => row.status)]).toEqual([200, 1, ['error', 'new']]);
    expect(body.rows[0]?.fields).toEqual({ drone: 'No tienes ningún dron con ese nombre' });
  });
});
