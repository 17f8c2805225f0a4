import { calls } from '@estela/contracts';
import { makeDrone, makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('dashboard', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
    await makeFollow(server.db, berto, ana);
    for (const visibility of ['public', 'followers', 'private', 'unlisted'] as const) {
      for (let i = 0; i < 3; i += 1) await makeFlight(server, ana, { title: visibility, visibility });
    }
    await makeDrone(server, ana, { visibility: 'public' });
    await makeDrone(server, ana, { visibility: 'followers' });
    await makeSpot(server, ana, { visibility: 'private' });
  });
  afterAll(() => server.close());

  const params = { username: 'ANA' };

  it('shows a guest what is public, with counts of the same', async () => {
    const { status, body } = await server.call(calls.getPublicDashboard, { params });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      username: 'ana',
      followers: 1,
      restricted: false,
      followedByMe: false,
    });
    expect(body.stats).toEqual({ flights: 3, drones: 1, followers: 1, following: 0 });
    expect(body.flights.map(({ title }) => title)).toEqual(['public', 'public', 'public']);
    expect([body.drones.length, body.spots.length]).toEqual([1, 0]);
  });

  it('shows followers what is theirs, and the owner everything, six of a kind', async () => {
    const follower = await server.call(calls.getDashboard, { params, token: berto.token });
    expect(follower.body.stats).toEqual({ flights: 6, drones: 2, followers: 1, following: 0 });
    expect(follower.body.user.followedByMe).toBe(true);
    const own = await server.call(calls.getDashboard, { params, token: ana.token });
    expect(own.body.stats).toEqual({ flights: 12, drones: 2, followers: 1, following: 0 });
    expect(own.body.flights).toHaveLength(6);
    expect(own.body.spots).toHaveLength(1);
  });

  it('returns 401 to guests, so that the client requests the public one', async () => {
    expect((await server.call(calls.getDashboard, { params })).status).toBe(401);
  });

  it('returns 404 for an unknown pilot', async () => {
    const { status, error } = await server.call(calls.getPublicDashboard, { params: { username: 'nadie' } });
    expect([status, error.error]).toEqual([404, 'Usuario no encontrado']);
  });
});
