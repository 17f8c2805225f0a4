import { verdictQuestion, verdictTable } from '@estela/airspace/test-zones';
import { calls } from '@estela/contracts';
import { putZones } from '../../../../test/support/put-zones.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('zones in the database', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each(verdictTable)('give the verdict on %s', async (_, zone, verdict, maxFreeHeight) => {
    const far = { staleAt: new Date('2100-01-01') };
    await putZones(server.db, [zone], far);
    const query = verdictQuestion;
    const { body } = await server.call(calls.checkAirspace, { query });
    expect(body).toMatchObject({ verdict, maxFreeHeight });
    await putZones(server.db, [zone], { ...far, staleAt: new Date('2020-01-01') });
    const { body: old } = await server.call(calls.checkAirspace, { query });
    expect(['unknown', 'authorisation', 'prohibited']).toContain(old.verdict);
    expect(old.data.state).toBe('old');
  });
});
