import { OutsideClient, type OutsidePilot } from './outside-client.ts';

describe('the specification of comments on flights, and of bookmarks', () => {
  let api: OutsideClient;
  let ana: OutsidePilot;
  let berto: OutsidePilot;
  let flight: string;

  beforeAll(async () => {
    api = await OutsideClient.start();
    ana = await api.pilot('ana');
    berto = await api.pilot('berto');
    const body = { title: 'Costa', videoUrl: 'https://youtu.be/x', description: 'x', visibility: 'public' };
    flight = `/flights/${(await api.make('/flights', body, ana.token))._id}`;
  });
  afterAll(() => api.close());

  it('writes, replies, edits, deletes and reads them, guests too', async () => {
    const first = await api.make(`${flight}/comments`, { text: 'Hola @ana' }, berto.token);
    expect(first).toMatchObject({
      ...{ parent: null, text: 'Hola @ana', edited: false, deleted: false, replyCount: 0 },
      author: { username: 'berto' },
      mentions: [{ username: 'ana' }],
    });
    const reply = await api.make(`${flight}/comments`, { text: 'Hola', parent: first._id }, ana.token);
    expect(reply.parent).toBe(first._id);
    const list = await api.get(`${flight}/comments?limit=20`);
    expect(list.body).toMatchObject({ items: [{ _id: first._id, replyCount: 1 }], nextCursor: null });
    expect((await api.get(`${flight}/comments?parent=${first._id}`)).body.items).toMatchObject([
      { text: 'Hola' },
    ]);
    expect((await api.get(`${flight}/comments?cursor=x`)).status).toBe(400);
    expect((await api.post(`${flight}/comments`, { text: 'Hola' })).status).toBe(401);
    const own = `${flight}/comments/${first._id}`;
    expect((await api.get(own)).body).toMatchObject({ text: 'Hola @ana', replyCount: 1 });
    expect((await api.patch(own, { text: 'Adiós' }, ana.token)).status).toBe(403);
    expect((await api.patch(own, { text: 'Adiós' }, berto.token)).body).toMatchObject({ edited: true });
    expect((await api.get(flight)).body).toMatchObject({ comments: 2, commentsOff: false });
    expect((await api.del(own, berto.token)).status).toBe(204);
    expect((await api.get(`${flight}/comments`)).body.items).toMatchObject([
      { deleted: true, text: '', author: null },
    ]);
    expect((await api.patch(flight, { commentsOff: true }, ana.token)).body).toMatchObject({
      commentsOff: true,
    });
    expect((await api.post(`${flight}/comments`, { text: 'Hola' }, berto.token)).status).toBe(403);
  });

  it('stores bookmarks of flights by idempotent toggles', async () => {
    for (const [send, bookmarkedByMe] of [
      [api.put, true],
      [api.put, true],
      [api.del, false],
      [api.del, false],
      [api.put, true],
    ] as const)
      expect(await send(`${flight}/bookmark`, berto.token)).toMatchObject({
        status: 200,
        body: { bookmarkedByMe },
      });
    expect((await api.get('/bookmarks', berto.token)).body.items).toMatchObject([{ kind: 'flight' }]);
    expect((await api.get('/bookmarks?kind=spot', berto.token)).body.items).toEqual([]);
  });
});
