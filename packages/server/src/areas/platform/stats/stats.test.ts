import { calls } from '@estela/contracts';
import { makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { makePilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('statistics', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  afterEach(() => jest.restoreAllMocks());

  it('counts everything that exists, visible or not, and again after a minute', async () => {
    const ana = await makePilot(server.db, 'ana');
    await makeFlight(server, ana, { visibility: 'private' });
    await makeSpot(server, ana, { location: { lat: 40.4, lng: -3.7 } });
    await makeSpot(server, ana, { location: { lat: 41.4, lng: 2.1 } });
    await makeSpot(server, ana, { location: { lat: 30, lng: -40 } });
    const first = { pilots: 1, flights: 1, spots: 3, countries: 1, drones: 0 };
    expect((await server.call(calls.getStats)).body).toEqual(first);
    await makeFlight(server, ana);
    expect((await server.call(calls.getStats)).body).toEqual(first);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001);
    expect((await server.call(calls.getStats)).body).toEqual({ ...first, flights: 2 });
  });
});
