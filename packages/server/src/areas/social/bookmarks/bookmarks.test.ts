import { calls } from '@estela/contracts';
import { makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('bookmarks', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
  });

  const listed = async (query: Record<string, string | number> = {}) => {
    const { status, body } = await server.call(calls.listBookmarks, { token: berto.token, query });
    expect(status).toBe(200);
    return body;
  };

  it('hold flights and spots together, the latest first, by kind and by pages, told to nobody', async () => {
    const flight = await makeFlight(server, ana, { title: 'Cresta', visibility: 'public' });
    const spot = await makeSpot(server, ana, { name: 'Cantera', visibility: 'public' });
    const unlisted = await makeFlight(server, ana, { title: 'Por enlace', visibility: 'unlisted' });
    const token = berto.token;
    for (const { _id } of [flight, unlisted])
      expect((await server.call(calls.bookmarkFlight, { params: { id: _id }, token })).body).toEqual({
        bookmarkedByMe: true,
      });
    await server.call(calls.bookmarkSpot, { params: { id: spot._id }, token });
    await server.call(calls.bookmarkFlight, { params: { id: flight._id }, token });
    const { items } = await listed();
    expect(items.map(({ kind, _id }) => [kind, _id])).toEqual([
      ['spot', spot._id],
      ['flight', unlisted._id],
      ['flight', flight._id],
    ]);
    expect((await listed({ kind: 'flight' })).items).toHaveLength(2);
    expect((await listed({ kind: 'spot' })).items).toMatchObject([{ name: 'Cantera', bookmarkedByMe: true }]);
    const first = await listed({ limit: 2 });
    const next = await listed({ limit: 2, cursor: first.nextCursor ?? '' });
    expect([first.items.length, next.items.map(({ _id }) => _id), next.nextCursor]).toEqual([
      2,
      [flight._id],
      null,
    ]);
    const seen = await server.call(calls.getFlight, { params: { id: flight._id }, token });
    expect(seen.body.bookmarkedByMe).toBe(true);
    const own = await server.call(calls.getFlight, { params: { id: flight._id }, token: ana.token });
    expect(own.body.bookmarkedByMe).toBe(false);
    const told = await server.call(calls.listNotifications, { token: ana.token });
    expect(told.body.items).toEqual([]);
  });

  it('leave out what was hidden since, which can be taken out all the same', async () => {
    const flight = await makeFlight(server, ana, { visibility: 'public' });
    const options = { params: { id: flight._id }, token: berto.token };
    await server.call(calls.bookmarkFlight, options);
    const hide = { params: { id: flight._id }, token: ana.token, body: { visibility: 'private' as const } };
    await server.call(calls.updateFlight, hide);
    expect((await listed()).items).toEqual([]);
    expect((await server.call(calls.bookmarkFlight, options)).status).toBe(404);
    const gone = await server.call(calls.unbookmarkFlight, options);
    expect([gone.status, gone.body]).toEqual([200, { bookmarkedByMe: false }]);
    expect((await server.call(calls.unbookmarkFlight, options)).status).toBe(404);
    expect((await server.call(calls.bookmarkFlight, { params: options.params })).status).toBe(401);
  });

  it('of one kind are not made by the call of another', async () => {
    const flight = await makeFlight(server, ana, { visibility: 'public' });
    const options = { params: { id: flight._id }, token: berto.token };
    expect((await server.call(calls.bookmarkSpot, options)).status).toBe(404);
    await server.call(calls.bookmarkFlight, options);
    expect((await server.call(calls.unbookmarkSpot, options)).status).toBe(404);
    expect((await listed()).items).toHaveLength(1);
  });
});
