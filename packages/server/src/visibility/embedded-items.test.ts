import { calls, type FlightInput } from '@estela/contracts';
import { makeDrone, makeFlight, makeSpot } from '../../test/support/test-items.ts';
import { makeFollow, makePilot, type TestPilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';

describe('drone and spot inside a flight', () => {
  let server: TestServer;
  let ana: TestPilot;
  let follower: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    follower = await makePilot(server.db, 'berto');
    await makeFollow(server.db, follower, ana);
  });
  afterAll(() => server.close());

  async function seenBy(
    token: string | undefined,
    visibilities: ['public' | 'followers', 'public' | 'followers' | 'private'],
  ) {
    const drone = await makeDrone(server, ana, { visibility: visibilities[0] });
    const spot = await makeSpot(server, ana, { visibility: visibilities[1] });
    const input: Partial<FlightInput> = { visibility: 'public', drone: drone._id, spot: spot._id };
    const { _id: id } = await makeFlight(server, ana, input);
    const detail = await server.call(calls.getFlight, { params: { id }, token });
    const feed = await server.call(calls.getFeed, { query: { limit: 1, tab: 'global' }, token });
    const dashboard = await server.call(calls.getPublicDashboard, { params: { username: 'ana' } });
    expect(feed.body.items[0]).toMatchObject({ _id: id, drone: detail.body.drone, spot: detail.body.spot });
    const { track, series, sources, logHash, airspace, ...shown } = detail.body;
    expect([track, series, sources, logHash]).toEqual([null, null, {}, null]);
    expect(airspace !== null).toBe(token === ana.token);
    if (!token) expect(dashboard.body.flights[0]).toEqual(shown);
    return [detail.body.drone !== null, detail.body.spot !== null];
  }

  it('is null when the viewer may not see it', async () => {
    expect(await seenBy(undefined, ['public', 'public'])).toEqual([true, true]);
    expect(await seenBy(undefined, ['followers', 'followers'])).toEqual([false, false]);
    expect(await seenBy(follower.token, ['followers', 'followers'])).toEqual([true, true]);
    expect(await seenBy(follower.token, ['public', 'private'])).toEqual([true, false]);
    expect(await seenBy(ana.token, ['followers', 'private'])).toEqual([true, true]);
  });
});
