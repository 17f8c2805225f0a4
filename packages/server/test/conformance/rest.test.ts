import { anError, type Body, instant, OutsideClient, type OutsidePilot, uuid } from './outside-client.ts';

const flight = { title: 'Al alba', videoUrl: 'https://vimeo.com/76979871', description: 'Niebla' };
const drone = {
  name: 'Apex',
  type: 'racing',
  brand: 'ImpulseRC',
  model: 'Apex 5',
  serialNumber: 'S',
  weight: 640,
  frameSize: 225,
};
const spot = { name: 'La cantera', location: { lat: 40.4, lng: -3.7 } };

describe('the specification of the feed, of lists and of the rest', () => {
  let api: OutsideClient;
  let ana: OutsidePilot;
  let berto: OutsidePilot;

  beforeAll(async () => {
    api = await OutsideClient.start();
    ana = await api.pilot('ana');
    berto = await api.pilot('berto');
    for (const [path, body] of [
      ['/flights', flight],
      ['/drones', drone],
      ['/spots', spot],
    ] as const) {
      await api.make(path, { ...body, visibility: 'public' }, ana.token);
      await api.make(path, { ...body, visibility: 'followers' }, ana.token);
    }
  });
  afterAll(() => api.close());

  it('streams what is public to anyone, newest first, each with its kind, owner and likes', async () => {
    for (const [path, token] of [
      ['/feed', undefined],
      ['/feed?tab=global&cursor=&limit=20', berto.token],
    ] as const) {
      const { status, body } = await api.get(path, token);
      expect([status, body.items.map(({ kind }) => kind)]).toEqual([
        200,
        ['spot', 'drone', 'flight', 'pilot', 'pilot'],
      ]);
      for (const item of body.items)
        expect(item).toMatchObject({
          _id: uuid,
          owner: { _id: uuid },
          createdAt: instant,
          likes: 0,
          likedByMe: false,
        });
      expect(body.items).toMatchObject([
        spot,
        { type: 'racing', weight: 640, frameSize: 225 },
        flight,
        {},
        {},
      ]);
    }
  });

  it('streams to followers what they may see of those they follow, and nothing to guests', async () => {
    const following = (token?: string) => api.get('/feed?tab=following&limit=100', token);
    expect([(await following()).status, (await following(berto.token)).body.items]).toEqual([401, []]);
    await api.put(`/users/${ana._id}/follow`, berto.token);
    const { items } = (await following(berto.token)).body;
    expect(items.filter(({ kind }) => kind !== 'pilot').map(({ kind }) => kind)).toEqual([
      'spot',
      'spot',
      'drone',
      'drone',
      'flight',
      'flight',
    ]);
  });

  it('hides items and pilots from the own feed by idempotent toggles, and lists them', async () => {
    const { items, newest } = (await api.get('/feed', berto.token)).body;
    const [first] = items;
    const thing = `/feed/hidden/items/${first?._id}`;
    const pilot = `/feed/hidden/pilots/${ana._id}`;
    for (const path of [thing, thing, pilot, pilot])
      expect([path, (await api.put(path, berto.token)).status]).toEqual([path, 204]);
    const hidden = await api.get('/feed/hidden', berto.token);
    expect(hidden.body).toMatchObject({
      items: [
        { _id: ana._id, hides: 'pilot', kind: 'pilot', pilot: { _id: ana._id }, hiddenAt: instant },
        { _id: first?._id, hides: 'item', kind: 'spot', name: spot.name, pilot: { _id: ana._id } },
      ],
      nextCursor: null,
    });
    const own = (await api.get('/feed', berto.token)).body.items;
    expect(own.map(({ owner }) => owner._id)).toEqual([berto._id]);
    for (const path of [pilot, pilot, thing])
      expect([path, (await api.del(path, berto.token)).status]).toEqual([path, 204]);
    expect((await api.get('/feed', berto.token)).body.items).toEqual(items);
    expect((await api.put(`/feed/hidden/pilots/${berto._id}`, berto.token)).status).toBe(403);
    expect((await api.get('/feed/hidden')).status).toBe(401);
    for (const path of [thing, pilot]) expect([path, (await api.put(path)).status]).toEqual([path, 401]);
    const news = async (query: string, token?: string) => (await api.get(`/feed/news${query}`, token)).body;
    expect(await news(`?since=${newest}`)).toEqual({ count: 0 });
    expect(await news('', berto.token)).toEqual({ count: 4 });
    expect((await api.get('/feed/news?since=x')).status).toBe(400);
    expect((await api.get('/feed/news?tab=following')).status).toBe(401);
  });

  it('pages streams by cursor and lists by number, in 1 to 100', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: { body: Body } = await api.get(`/feed?limit=2&cursor=${cursor}`);
      seen.push(...body.items.map(({ _id }) => _id));
      cursor = body.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
    const lists = ['/users', '/flights', '/drones', '/components', '/equipment-items', '/spots', '/groups'];
    const streams = ['/feed', '/notifications', `/users/${ana._id}/followers`, `/users/${ana._id}/following`];
    for (const path of [...lists, ...streams]) {
      for (const limit of ['0', '101', 'abc', '-1', '1.5']) {
        const { status, body } = await api.get(`${path}?limit=${limit}`, ana.token);
        expect([path, limit, status, body.code, Object.keys(body.fields)]).toEqual([
          path,
          limit,
          400,
          'VALIDATION',
          ['limit'],
        ]);
      }
      for (const limit of ['1', '100', ''])
        expect([path, limit, (await api.get(`${path}?limit=${limit}`, ana.token)).status]).toEqual([
          path,
          limit,
          200,
        ]);
    }
    for (const path of lists) {
      expect((await api.get(path, ana.token)).body).toMatchObject({
        page: 1,
        limit: 20,
        total: expect.any(Number),
      });
      expect([
        path,
        (await api.get(`${path}?page=0`, ana.token)).status,
        (await api.get(path)).status,
      ]).toEqual([path, 400, 401]);
    }
    for (const path of streams)
      expect([path, (await api.get(`${path}?cursor=nada`, ana.token)).status]).toEqual([path, 400]);
    expect((await api.get('/flights?page=2&limit=1', ana.token)).body).toMatchObject({
      items: [flight],
      page: 2,
      limit: 1,
      total: 2,
    });
  });

  it('searches by name for anyone what they may see, groups for pilots', async () => {
    await api.make('/groups', { name: 'La cantera FPV', description: 'Quedadas' }, ana.token);
    const found = async (path: string, token?: string) => {
      const { status, body } = await api.get(path, token);
      expect([path, status]).toEqual([path, 200]);
      const { pilots, flights, spots, drones, groups } = body as unknown as Record<string, unknown[]>;
      return { pilots, flights, spots, drones, groups };
    };
    const nothing = { pilots: [], flights: [], spots: [], drones: [], groups: [] };
    const owner = { _id: ana._id };
    expect(await found('/search?q=cantera')).toMatchObject({
      ...nothing,
      spots: [{ name: spot.name, owner }],
    });
    expect(await found('/search?q=cantrea&kinds=groups,flights', ana.token)).toMatchObject({
      ...nothing,
      groups: [{ name: 'La cantera FPV', private: false, memberCount: 1 }],
    });
    expect(await found('/search?q=ALBA&kinds=flights')).toMatchObject({
      flights: [{ title: flight.title, owner }],
    });
    expect((await api.get('/search')).status).toBe(400);
  });

  it('notifies of what others did until it is read, with a body or without', async () => {
    const notifications = async () => (await api.get('/notifications', ana.token)).body;
    await api.put(`/users/${ana._id}/follow`, berto.token);
    expect((await notifications()).items).toMatchObject([
      { _id: uuid, kind: 'follow', read: false, createdAt: instant, updatedAt: instant },
    ]);
    const cleo = await api.pilot('cleo');
    for (const body of [undefined, {}]) {
      await api.put(`/users/${ana._id}/follow`, cleo.token);
      expect((await api.post('/notifications/read', body, ana.token)).status).toBe(200);
      expect((await notifications()).items.every(({ read }) => read === true)).toBe(true);
      await api.del(`/users/${ana._id}/follow`, cleo.token);
    }
    expect([
      (await api.get('/notifications')).status,
      (await api.post('/notifications/read')).status,
    ]).toEqual([401, 401]);
  });

  it('accepts reports of what the reporter can see', async () => {
    const report = { kind: 'user', target: ana._id, reason: 'spam', text: 'Solo anuncios' };
    expect(await api.post('/reports', report, berto.token)).toMatchObject({
      status: 201,
      body: { ...report, _id: uuid },
    });
    expect((await api.post('/reports', { ...report, target: crypto.randomUUID() }, berto.token)).status).toBe(
      404,
    );
    expect([
      (await api.post('/reports', {}, berto.token)).status,
      (await api.post('/reports', report)).status,
    ]).toEqual([400, 401]);
  });

  it('reserves decisions for administrators: 403 for others, 401 for guests, 404 for what is another’s', async () => {
    const unknown = crypto.randomUUID();
    const suspension = { reason: 'spam', until: null };
    for (const token of [berto.token, undefined]) {
      const answers = [
        await api.get('/reports', token),
        await api.patch(`/reports/${unknown}`, { status: 'resolved' }, token),
        await api.get('/moderation/appeals', token),
        await api.patch(`/moderation/${unknown}/appeal`, { status: 'upheld' }, token),
        await api.get(`/users/${ana._id}/moderation`, token),
        await api.post(`/users/${ana._id}/suspension`, suspension, token),
        await api.del(`/users/${ana._id}/suspension`, token),
        await api.del(`/users/${ana._id}/sessions`, token),
        await api.put(`/users/${ana._id}/verified`, token),
        await api.del(`/users/${ana._id}/verified`, token),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(token ? 403 : 401));
    }
    expect((await api.get('/moderation', berto.token)).body).toEqual({ items: [], nextCursor: null });
    const appeal = await api.post(`/moderation/${unknown}/appeal`, { text: 'No es así' }, berto.token);
    expect(appeal.status).toBe(404);
  });

  it('counts everything that exists, reports its health, and returns one shape for what is not found', async () => {
    const { status, body } = await api.get('/stats');
    expect([status, Object.keys(body).sort()]).toEqual([
      200,
      ['countries', 'drones', 'flights', 'pilots', 'spots'],
    ]);
    for (const path of ['/health/live', '/health/ready'])
      expect([path, (await api.get(path)).status]).toEqual([path, 200]);
    for (const answer of [await api.get('/nada'), await api.put('/stats')])
      expect([answer.status, answer.body]).toEqual([404, anError('NOT_FOUND')]);
  });
});
