import { anError, type Body, OutsideClient, type OutsidePilot } from './outside-client.ts';

describe('the specification of spots and airspace', () => {
  let api: OutsideClient;
  let ana: OutsidePilot;
  let berto: OutsidePilot;

  beforeAll(async () => {
    api = await OutsideClient.start();
    ana = await api.pilot('ana');
    berto = await api.pilot('berto');
  });
  afterAll(() => api.close());

  const location = { lat: 39.47, lng: -0.37 };
  const mark = (fields: object = {}) => api.make('/spots', { name: 'Playa', location, ...fields }, ana.token);

  it('creates a spot with name and point, and determines its country', async () => {
    expect(await mark()).toMatchObject({
      location: { ...location, country: 'ES' },
      owner: { username: 'ana' },
    });
    const written = { ...location, address: 'Paseo 1', country: 'FR' };
    const full = { description: 'Arena', location: written, visibility: 'public' };
    expect(await mark(full)).toMatchObject({ ...full, location: { ...written, country: 'ES' } });
    expect(await mark({ location: { lat: '39.47', lng: '-0.37' } })).toMatchObject({ location });
    expect(await mark({ location: { lat: 30, lng: -40 } })).toMatchObject({ location: { country: null } });
    for (const visibility of ['public', 'followers', 'private'])
      expect(await mark({ visibility })).toMatchObject({ visibility });
    const bad: [object, string[]][] = [
      [{}, ['name', 'location']],
      [{ name: 'Playa', location: {} }, ['location.lat', 'location.lng']],
      [{ name: 'Playa', location: { lat: 91, lng: 181 } }, ['location.lat', 'location.lng']],
      [{ name: 'x'.repeat(121), location }, ['name']],
      [{ name: 'Playa', location, visibility: 'secreto' }, ['visibility']],
    ];
    for (const [body, fields] of bad) {
      const answer = await api.post('/spots', body, ana.token);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, fields]);
    }
  });

  it('resets nothing with a patch, nor in its location', async () => {
    const made = await mark({
      description: 'Sigue',
      visibility: 'public',
      location: { ...location, address: 'Paseo 1' },
    });
    const path = `/spots/${made._id}`;
    for (const body of [
      {},
      made,
      { name: 'Otra' },
      { location: { lat: 39.5 } },
      { location: { address: 'Paseo 2' } },
    ]) {
      const { status, body: patched } = await api.patch(path, body, ana.token);
      Object.assign(made, { name: patched.name, updatedAt: patched.updatedAt });
      const place = { ...(made.location as object), ...('location' in body && (body.location as object)) };
      Object.assign(made, { location: place });
      expect([status, patched]).toEqual([200, made]);
    }
    expect([
      (await api.patch(path, { name: 'Mía' }, berto.token)).status,
      (await api.patch(path, {})).status,
    ]).toEqual([403, 401]);
    expect((await api.del(path, berto.token)).status).toBe(403);
    expect((await api.del(path, ana.token)).status).toBe(204);
    expect((await api.get(path, ana.token)).body).toEqual(anError('NOT_FOUND'));
  });

  it('stores what visitors should know, and finds own spots by it', async () => {
    const known = { accessNotes: 'Por la pista', hazards: 'Cables', bestMonths: [4, 10] };
    const spot = await mark({ ...known, name: 'Cantera' });
    expect(spot).toMatchObject({ ...known, photos: [], bookmarkedByMe: false });
    expect(spot.flown).toEqual({ flights: 0, lastFlownAt: null, pilotCount: 0, pilots: [] });
    expect(await mark({ bestMonths: ['5'], hazards: null })).toMatchObject({ bestMonths: [5], hazards: '' });
    for (const bestMonths of [[0], [13], [1.5], 'mayo', Array(13).fill(1)])
      expect((await api.post('/spots', { name: 'x', location, bestMonths }, ana.token)).status).toBe(400);
    for (const [query, total] of [
      ['q=cantera', 1],
      ['q=cantera&month=10', 1],
      ['q=cantera&month=11', 0],
      ['visibility=private&q=cantera', 0],
    ] as const)
      expect((await api.get(`/spots?${query}`, ana.token)).body.total).toBe(total);
    for (const query of ['month=0', 'month=x', 'visibility=secreto'])
      expect((await api.get(`/spots?${query}`, ana.token)).status).toBe(400);
  });

  it('stores bookmarks by idempotent toggles, and streams the flights at a spot', async () => {
    const { _id } = await mark({ visibility: 'public' });
    for (const [send, bookmarkedByMe] of [
      [api.put, true],
      [api.put, true],
      [api.del, false],
      [api.del, false],
      [api.put, true],
    ] as const)
      expect(await send(`/spots/${_id}/bookmark`, berto.token)).toMatchObject({
        status: 200,
        body: { bookmarkedByMe },
      });
    const { body } = await api.get('/bookmarks?kind=spot', berto.token);
    expect(body).toMatchObject({ items: [{ kind: 'spot', _id }], nextCursor: null });
    expect((await api.get('/bookmarks?kind=casa', berto.token)).status).toBe(400);
    expect((await api.get('/bookmarks')).status).toBe(401);
    const flights = await api.get(`/spots/${_id}/flights`);
    expect([flights.status, flights.body]).toEqual([200, { items: [], nextCursor: null }]);
    expect((await api.get(`/spots/${_id}/flights?cursor=x`)).status).toBe(400);
    expect((await api.post(`/spots/${_id}/photos`, {}, ana.token)).status).toBe(415);
  });

  it('shows on the map and near a point what the viewer may see, guests too', async () => {
    const spot = await mark({ name: 'Aquí', visibility: 'public', location: { lat: 28.1, lng: -15.4 } });
    const hidden = await mark({ name: 'Mío', visibility: 'private', location: { lat: 28.1, lng: -15.4 } });
    const names = async (path: string, token?: string) => {
      const { status, body } = await api.get(path, token);
      expect([path, status]).toEqual([path, 200]);
      return body.items.map(({ name }: Body) => name).sort();
    };
    for (const path of [
      '/spots/map?bbox=-16,28,-15,29',
      '/spots/near?lat=28.1&lng=-15.4&radius=500',
      '/spots/near?lat=28.1&lng=-15.4',
    ]) {
      expect(await names(path)).toEqual(['Aquí']);
      expect(await names(path, berto.token)).toEqual(['Aquí']);
      expect(await names(path, ana.token)).toEqual(['Aquí', 'Mío']);
    }
    expect(await names('/spots/map?bbox=170,-10,-170,10')).toEqual([]);
    for (const [path, fields] of [
      ['/spots/map', ['bbox']],
      ['/spots/map?bbox=1,2,3', ['bbox']],
      ['/spots/map?bbox=0,50,1,40', ['bbox']],
      ['/spots/near?radius=100', ['lat', 'lng']],
      ['/spots/near?lat=a&lng=0', ['lat']],
      ['/spots/near?lat=1&lng=0&radius=-1', ['radius']],
    ] as const) {
      const { status, body } = await api.get(path);
      expect([path, status, Object.keys(body.fields)]).toEqual([path, 400, fields]);
    }
    for (const [send, likes] of [
      [api.put, 1],
      [api.put, 1],
      [api.del, 0],
      [api.del, 0],
    ] as const)
      expect((await send(`/spots/${spot._id}/like`, berto.token)).body).toMatchObject({ likes });
    expect((await api.put(`/spots/${hidden._id}/like`, berto.token)).status).toBe(404);
  });

  it('returns zones as GeoJSON, and for a point a verdict, its zones, the strictest kind and why', async () => {
    for (const at of [
      '',
      '&at=',
      '&at=2026-11-21',
      '&at=2026-11-21T10:00',
      '&at=2026-11-21T10:00:00%2B01:00',
    ]) {
      const zones = await api.get(`/airspace/zones?bbox=-4,40,-3,41${at}`);
      expect([zones.status, zones.body.type, zones.body.features]).toEqual([200, 'FeatureCollection', []]);
      const check = await api.get(`/airspace/check?lat=40.4&lng=-3.7${at}&altitude=100`);
      expect(check).toMatchObject({
        status: 200,
        body: { verdict: 'unknown', kind: null, zones: [], altitude: 100 },
      });
      expect(check.body.why).not.toEqual([]);
    }
    for (const query of [
      'zones',
      'zones?bbox=x',
      'zones?bbox=-4,40,-3,41&at=ayer',
      'check',
      'check?lat=40.4&lng=-3.7&altitude=-5',
    ])
      expect([query, (await api.get(`/airspace/${query}`)).status]).toEqual([query, 400]);
  });
});
