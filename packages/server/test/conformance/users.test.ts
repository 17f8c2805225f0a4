import sharp from 'sharp';
import { anError, instant, OutsideClient, type OutsidePilot, password } from './outside-client.ts';

describe('the specification of users, follows and blocks', () => {
  let api: OutsideClient;
  let ana: OutsidePilot;
  let berto: OutsidePilot;

  beforeAll(async () => {
    api = await OutsideClient.start();
    ana = await api.pilot('ana');
    berto = await api.pilot('berto');
  });
  afterAll(() => api.close());

  it('returns a pilot to anyone, with email and settings only to themselves', async () => {
    for (const token of [undefined, berto.token]) {
      const { status, body } = await api.get(`/users/${ana._id}`, token);
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ _id: ana._id, username: 'ana', updatedAt: instant }),
      ]);
      expect([body.email, body.privacy, body.role]).toEqual([undefined, undefined, undefined]);
    }
    const own = await api.get(`/users/${ana._id}`, ana.token);
    expect(own.body).toMatchObject({
      email: ana.email,
      role: 'pilot',
      privacy: { profileVisibility: 'public' },
    });
    const unknown = await api.get(`/users/${crypto.randomUUID()}`);
    expect([unknown.status, unknown.body]).toEqual([404, anError('NOT_FOUND', 'Usuario no encontrado')]);
  });

  it('lists users in pages, searched by name', async () => {
    const page = await api.get('/users?page=1&limit=20', ana.token);
    expect(page.body).toMatchObject({ page: 1, limit: 20, total: 2 });
    expect((await api.get('/users?q=bert', ana.token)).body.items).toMatchObject([{ username: 'berto' }]);
    expect((await api.get('/users?page=500', ana.token)).body).toMatchObject({ items: [], total: 2 });
    expect((await api.get('/users?page=501', ana.token)).status).toBe(400);
  });

  it('changes the fields of a patch, also of a whole user, but never role or id', async () => {
    const path = `/users/${ana._id}`;
    const named = {
      name: 'Anabel',
      privacy: { allowFollowersToSeeDrones: false },
      social: { x: 'https://x.com/ana' },
    };
    const { status, body } = await api.patch(path, named, ana.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Anabel',
      lastName: 'Soler',
      email: ana.email,
      social: { x: 'https://x.com/ana' },
    });
    expect(body.privacy).toEqual({
      allowFollowersToSeeFlights: true,
      allowFollowersToSeeDrones: false,
      profileVisibility: 'public',
      approveFollowers: false,
    });
    const whole = await api.patch(
      path,
      { ...body, _id: berto._id, role: 'admin', verified: true },
      ana.token,
    );
    expect([whole.status, whole.body]).toEqual([200, { ...body, updatedAt: whole.body.updatedAt }]);
    for (const [token, expected] of [
      [berto.token, 403],
      [undefined, 401],
    ] as const)
      expect((await api.patch(path, { name: 'Otra' }, token)).status).toBe(expected);
    expect((await api.patch(path, { username: 'BERTO' }, ana.token)).status).toBe(409);
    const handle = await api.patch(path, { social: { x: 'javascript:alert(1)' } }, ana.token);
    expect([handle.status, Object.keys(handle.body.fields)]).toEqual([400, ['social.x']]);
    const secret = await api.patch(path, { social: { x: 'https://ana:clave@x.com/ana' } }, ana.token);
    expect(secret.body.fields).toEqual({
      'social.x': 'Quita el usuario y la contraseña del enlace: los vería todo el mundo',
    });
  });

  it('accepts a multipart picture whatever the field’s name, and no other kind of file', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#08f' } })
      .png()
      .toBuffer();
    const upload = (field: string, bytes: Uint8Array<ArrayBuffer>, token: string) => {
      const form = new FormData();
      form.append(field, new Blob([bytes], { type: 'image/png' }), 'foto.png');
      return api.post(`/users/${ana._id}/image-profile`, form, token);
    };
    for (const field of ['picture', 'image', 'file', 'photo']) {
      const { status, body } = await upload(field, Uint8Array.from(png), ana.token);
      expect([field, status, body]).toMatchObject([
        field,
        200,
        { _id: ana._id, profilePicture: expect.any(String) },
      ]);
    }
    expect((await upload('picture', Uint8Array.from(png), berto.token)).status).toBe(403);
    expect((await upload('picture', new Uint8Array([1, 2, 3]), ana.token)).body.code).toBe(
      'UNSUPPORTED_MEDIA',
    );
    const tooLarge = await upload('picture', new Uint8Array(10 * 1024 * 1024 + 1), ana.token);
    expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'TOO_LARGE']);
  });

  it('returns dashboards by username: 401 for guests on one, and what a guest may see on the other', async () => {
    const guest = await api.get('/users/dashboard/ana');
    expect([guest.status, guest.body]).toEqual([401, anError('UNAUTHORIZED')]);
    for (const [path, token] of [
      ['/users/dashboard/ana', ana.token],
      ['/users/dashboard/ANA', berto.token],
      ['/users/public-dashboard/ana', undefined],
    ] as const) {
      const { status, body } = await api.get(path, token);
      expect([path, status]).toEqual([path, 200]);
      expect(body).toMatchObject({ user: { _id: ana._id }, flights: [], drones: [], spots: [] });
      expect(body.stats).toEqual({ drones: 0, flights: 0, followers: 0, following: 0 });
    }
    expect((await api.get('/users/public-dashboard/nadie')).status).toBe(404);
  });

  it('shows a pilot’s page and its lists to anyone who may see the page', async () => {
    const at = `/users/${ana._id}`;
    for (const kind of ['flights', 'drones', 'spots'])
      expect(await api.get(`${at}/${kind}?cursor=&limit=20`)).toMatchObject({
        status: 200,
        body: { items: [], nextCursor: null },
      });
    const series = await api.get(`${at}/series?from=2026-01-01&to=2026-12-31&tz=Europe/Madrid`);
    expect([series.status, series.body]).toEqual([
      200,
      { from: '2026-01-01', to: '2026-12-31', days: [], disciplines: [], spots: [] },
    ]);
    expect((await api.get(`${at}/bests`)).body).toMatchObject({ longest: null, packsInDay: null });
    expect((await api.get(`${at}/series?from=2024-01-01&to=2026-12-31`)).status).toBe(400);
    expect((await api.get(`/users/${crypto.randomUUID()}/series`)).status).toBe(404);
    for (const [path, token, status] of [
      ['/users/dashboard/ana?as=guest', ana.token, 200],
      ['/users/dashboard/ana?as=follower', ana.token, 200],
      ['/users/dashboard/ana?as=follower', berto.token, 403],
      ['/users/dashboard/ana?as=admin', ana.token, 400],
    ] as const)
      expect([path, (await api.get(path, token)).status]).toEqual([path, status]);
  });

  it('follows and unfollows any number of times', async () => {
    const path = `/users/${ana._id}/follow`;
    for (const [send, followedByMe] of [
      [api.put, true],
      [api.put, true],
      [api.del, false],
      [api.del, false],
      [api.put, true],
    ] as const)
      expect(await send(path, berto.token)).toMatchObject({
        status: 200,
        body: {
          followedByMe,
          followers: Number(followedByMe),
          ...(followedByMe && { status: 'following' }),
        },
      });
    const followers = await api.get(`/users/${ana._id}/followers?cursor=&limit=20`, ana.token);
    expect(followers.body).toMatchObject({ items: [{ username: 'berto' }], nextCursor: null });
    expect((await api.get(`/users/${berto._id}/following`, ana.token)).body.items).toMatchObject([
      { username: 'ana' },
    ]);
    expect((await api.put(path)).status).toBe(401);
    for (let i = 0; i < 2; i += 1)
      expect((await api.del(`/users/${ana._id}/followers/${berto._id}`, ana.token)).status).toBe(204);
    expect((await api.get(`/users/${ana._id}/followers`)).body.items).toEqual([]);
  });

  it('asks a pilot who approves followers, and lets them approve or decline', async () => {
    const eva = await api.pilot('eva');
    const settings = { privacy: { approveFollowers: true } };
    expect((await api.patch(`/users/${eva._id}`, settings, eva.token)).body.privacy).toMatchObject(
      settings.privacy,
    );
    const requests = '/users/me/follow-requests';
    for (const follower of [ana, berto])
      for (let i = 0; i < 2; i += 1)
        expect(await api.put(`/users/${eva._id}/follow`, follower.token)).toMatchObject({
          status: 200,
          body: { status: 'requested', followedByMe: false, followers: 0 },
        });
    const listed = await api.get(`${requests}?cursor=&limit=20`, eva.token);
    expect([listed.status, listed.body]).toMatchObject([
      200,
      {
        items: [{ username: 'berto', requestedAt: instant }, { username: 'ana' }],
        nextCursor: null,
        total: 2,
      },
    ]);
    expect((await api.put(`${requests}/${ana._id}`, eva.token)).status).toBe(204);
    expect((await api.del(`${requests}/${berto._id}`, eva.token)).status).toBe(204);
    for (const send of [api.put, api.del]) {
      const gone = await send(`${requests}/${ana._id}`, eva.token);
      expect([gone.status, gone.body]).toEqual([404, anError('NOT_FOUND')]);
      expect((await send(`${requests}/${ana._id}`)).status).toBe(401);
    }
    expect((await api.get(requests)).status).toBe(401);
    const answers = [ana, berto].map(({ token }) => api.put(`/users/${eva._id}/follow`, token));
    expect(await Promise.all(answers)).toMatchObject([
      { status: 200, body: { status: 'following', followedByMe: true, followers: 1 } },
      { status: 409, body: anError('CONFLICT') },
    ]);
  });

  it('lists blocked pilots, and suggests others', async () => {
    const fay = await api.pilot('fay');
    await api.put(`/users/${berto._id}/block`, fay.token);
    const blocked = await api.get('/users/me/blocks', fay.token);
    expect(blocked.body).toMatchObject({ items: [{ username: 'berto' }], nextCursor: null });
    await api.del(`/users/${berto._id}/block`, fay.token);
    const { status, body } = await api.get('/users/suggestions?limit=2', fay.token);
    expect([status, body.items.length]).toEqual([200, 2]);
    expect(body.items[0]).toMatchObject({ followedByMe: false, shared: { spots: 0, drones: 0 } });
    for (const path of ['/users/me/blocks', '/users/suggestions'])
      expect((await api.get(path)).status).toBe(401);
  });

  it('hides the blocker from the blocked, who can neither follow nor read any more', async () => {
    const cleo = await api.pilot('cleo');
    await api.put(`/users/${ana._id}/follow`, cleo.token);
    for (let i = 0; i < 2; i += 1)
      expect((await api.put(`/users/${cleo._id}/block`, ana.token)).status).toBe(204);
    const open = '/users/public-dashboard/ana';
    for (const path of [`/users/${ana._id}`, '/users/dashboard/ana', `/users/${ana._id}/followers`, open])
      expect([path, (await api.get(path, cleo.token)).status]).toEqual([path, 404]);
    expect((await api.put(`/users/${ana._id}/follow`, cleo.token)).status).toBe(404);
    expect((await api.get(`/users/${ana._id}/followers`, ana.token)).body.items).toEqual([]);
    expect((await api.get(open)).status).toBe(200);
    for (let i = 0; i < 2; i += 1)
      expect((await api.del(`/users/${cleo._id}/block`, ana.token)).status).toBe(204);
    expect((await api.get(`/users/${ana._id}`, cleo.token)).status).toBe(200);
  });

  it('exports the whole account to its owner, and deletes it with the password', async () => {
    const dora = await api.pilot('dora');
    const path = `/users/${dora._id}`;
    const exported = await api.get(`${path}/export`, dora.token);
    expect(exported.body).toMatchObject({ user: { email: dora.email }, flights: [], drones: [], spots: [] });
    expect([
      (await api.get(`${path}/export`, ana.token)).status,
      (await api.get(`${path}/export`)).status,
    ]).toEqual([403, 401]);
    for (const body of [undefined, {}, { password: 'otra' }, { password: 'tampoco-es-esta' }]) {
      const refused = await api.del(path, dora.token, body);
      expect([body, refused.status, Object.keys(refused.body.fields)]).toEqual([body, 400, ['password']]);
    }
    expect((await api.del(path, ana.token, { password })).status).toBe(403);
    expect((await api.del(path, dora.token, { password })).status).toBe(204);
    expect((await api.get(path, ana.token)).status).toBe(404);
    expect((await api.post('/auth/login', { email: dora.email, password })).status).toBe(401);
  });
});
