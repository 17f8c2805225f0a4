import { calls } from '@estela/contracts';
import { makeDrone, makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { makeBlock, makeFollow, makePilot, makeRequest } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('suggested pilots', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('are those who share most, by what is open to the viewer, and nobody followed, asked, blocked or hidden', async () => {
    const { db } = server;
    const ana = await makePilot(db, 'ana');
    const [near, alike, sameWay, secret, plain] = [
      await makePilot(db, 'near'),
      await makePilot(db, 'alike'),
      await makePilot(db, 'same.way'),
      await makePilot(db, 'secret', { profileVisibility: 'followers' }),
      await makePilot(db, 'plain'),
    ];
    const [followed, asked, blocked] = [
      await makePilot(db, 'followed'),
      await makePilot(db, 'asked'),
      await makePilot(db, 'blocked'),
    ];
    await makeFollow(db, ana, followed);
    await makeRequest(db, ana, asked);
    const spot = (await makeSpot(server, ana, { visibility: 'public' }))._id;
    await makeFlight(server, ana, { spot, disciplines: ['racing', 'acro'], visibility: 'private' });
    await makeDrone(server, ana, { brand: 'iFlight', model: 'Nazgul' });
    for (const pilot of [near, secret, followed, asked, blocked])
      await makeFlight(server, pilot, { spot, disciplines: ['cinematic'], visibility: 'public' });
    await makeBlock(db, ana, blocked);
    await makeFlight(server, plain, { spot, disciplines: ['racing'], visibility: 'private' });
    await makeDrone(server, alike, { brand: 'IFLIGHT', model: 'nazgul', visibility: 'public' });
    await makeDrone(server, plain, { brand: 'iFlight', model: 'Nazgul', visibility: 'followers' });
    await makeFlight(server, sameWay, { disciplines: ['racing', 'longRange'], visibility: 'public' });

    const { status, body } = await server.call(calls.listSuggestedPilots, { token: ana.token });
    expect(status).toBe(200);
    expect(body.items.map(({ username, shared }) => [username, shared])).toEqual([
      ['near', { spots: 1, drones: 0, disciplines: [] }],
      ['alike', { spots: 0, drones: 1, disciplines: [] }],
      ['same.way', { spots: 0, drones: 0, disciplines: ['racing'] }],
      ['plain', { spots: 0, drones: 0, disciplines: [] }],
    ]);
    await server.call(calls.hideFeedPilot, { params: { id: near.id }, token: ana.token });
    const again = await server.call(calls.listSuggestedPilots, { token: ana.token });
    expect(again.body.items.map(({ username }) => username)).toEqual(['alike', 'same.way', 'plain']);
    const one = await server.call(calls.listSuggestedPilots, { token: ana.token, query: { limit: 1 } });
    expect(one.body.items).toHaveLength(1);
    expect((await server.call(calls.listSuggestedPilots, {})).status).toBe(401);
  });
});
