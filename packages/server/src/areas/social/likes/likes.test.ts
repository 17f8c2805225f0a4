import { calls } from '@estela/contracts';
import { makeDrone, makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('likes', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
  });
  afterAll(() => server.close());

  it('counts a like once however often it is sent, for each kind of item', async () => {
    const flight = await makeFlight(server, ana, { visibility: 'public' });
    const drone = await makeDrone(server, ana, { visibility: 'public' });
    const spot = await makeSpot(server, ana, { visibility: 'public' });
    for (const [item, like, unlike] of [
      [flight, calls.likeFlight, calls.unlikeFlight],
      [drone, calls.likeDrone, calls.unlikeDrone],
      [spot, calls.likeSpot, calls.unlikeSpot],
    ] as const) {
      const options = { params: { id: item._id }, token: berto.token };
      for (const call of [like, like]) {
        const { status, body } = await server.call(call, options);
        expect([status, body]).toEqual([200, { likes: 1, likedByMe: true }]);
      }
      const own = await server.call(like, { ...options, token: ana.token });
      expect(own.body).toEqual({ likes: 2, likedByMe: true });
      for (const call of [unlike, unlike]) {
        expect((await server.call(call, options)).body).toEqual({ likes: 1, likedByMe: false });
      }
    }
  });

  it('agrees with the rows after fifty likes at once, and fifty taken back', async () => {
    const { _id: id } = await makeFlight(server, ana, { visibility: 'public' });
    const fans: TestPilot[] = [];
    for (let i = 0; i < 50; i += 1) fans.push(await makePilot(server.db, `fan${i}`));
    const all = (call: typeof calls.likeFlight | typeof calls.unlikeFlight) =>
      Promise.all(
        fans.flatMap(({ token }) => [0, 1].map(() => server.call(call, { params: { id }, token }))),
      );
    const state = async () =>
      (await server.call(calls.getFlight, { params: { id }, token: fans[0]!.token })).body;

    expect((await all(calls.likeFlight)).map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(await state()).toMatchObject({ likes: 50, likedByMe: true });
    await all(calls.unlikeFlight);
    expect(await state()).toMatchObject({ likes: 0, likedByMe: false });
  });

  it('returns 404 for items that the viewer may not see or of another kind', async () => {
    const hidden = await makeFlight(server, ana, { visibility: 'private' });
    const spot = await makeSpot(server, ana, { visibility: 'public' });
    const like = async (id: string) =>
      (await server.call(calls.likeFlight, { params: { id }, token: berto.token })).status;
    expect(await like(hidden._id)).toBe(404);
    expect(await like(spot._id)).toBe(404);
    expect(await like(ana.id)).toBe(404);
    expect((await server.call(calls.likeFlight, { params: { id: spot._id } })).status).toBe(401);
    const rows = await server.db
      .selectFrom('likes')
      .selectAll()
      .where('item_id', 'in', [hidden._id, spot._id])
      .execute();
    expect(rows).toEqual([]);
  });

  it('takes an unlisted flight by its link', async () => {
    const flight = await makeFlight(server, ana, { visibility: 'unlisted' });
    const { body } = await server.call(calls.likeFlight, { params: { id: flight._id }, token: berto.token });
    expect(body).toEqual({ likes: 1, likedByMe: true });
  });
});
