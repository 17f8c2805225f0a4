import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeBlock, makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('users', () => {
  let server: TestServer;
  let ana: TestPilot;
  let bruno: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    bruno = await makePilot(server.db, 'bruno');
  });
  afterAll(() => server.close());

  const patch = (viewer: TestPilot, id: string, body: object) =>
    server.call(calls.updateUser, { params: { id }, body, token: viewer.token });

  it('changes what a patch names and leaves the rest as it was', async () => {
    await patch(ana, ana.id, {
      privacy: { profileVisibility: 'followers' },
      social: { youtube: 'https://youtube.com/@ana', x: 'https://x.com/ana' },
    });
    const { status, body } = await patch(ana, ana.id, {
      name: 'Anabel',
      privacy: { allowFollowersToSeeDrones: false },
      social: { x: '' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Anabel',
      lastName: 'Piloto',
      username: 'ana',
      privacy: {
        profileVisibility: 'followers',
        allowFollowersToSeeDrones: false,
        allowFollowersToSeeFlights: true,
      },
    });
    expect(body.social).toEqual({
      facebook: '',
      youtube: 'https://youtube.com/@ana',
      instagram: '',
      tiktok: '',
      linkedin: '',
      x: '',
    });
    await patch(ana, ana.id, { privacy: { profileVisibility: 'public' } });
  });

  it('writes no field that the contract does not name', async () => {
    const { status, body } = await patch(ana, ana.id, {
      role: 'admin',
      verified: true,
      _id: bruno.id,
      password_hash: 'x',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'pilot', verified: false, _id: ana.id });
  });

  it('forbids to change another account, and hides those that are not known', async () => {
    const carla = await makePilot(server.db);
    await makeBlock(server.db, carla, ana);
    expect((await patch(ana, bruno.id, { name: 'Otro' })).status).toBe(403);
    expect((await patch(ana, carla.id, { name: 'Otra' })).status).toBe(404);
    expect((await patch(ana, '01890a5d-ac96-774b-bcce-b302099a8057', { name: 'Nadie' })).status).toBe(404);
  });

  it('rejects a username of another account', async () => {
    const { status, error } = await patch(ana, ana.id, { username: 'BRUNO' });
    expect(status).toBe(409);
    expect(error.fields).toEqual({ username: 'Ese nombre de usuario ya está en uso' });
    expect((await patch(ana, ana.id, { username: 'settings' })).status).toBe(400);
  });

  it('finds pilots by parts of their names without regard to accents', async () => {
    await patch(bruno, bruno.id, { lastName: 'Núñez' });
    const { body } = await server.call(calls.listUsers, { query: { q: 'nunez bru' }, token: ana.token });
    expect(body.items.map(({ username }) => username)).toEqual(['bruno']);
    expect(body.total).toBe(1);
    expect(Object.keys(body.items[0] ?? {}).sort()).toEqual([
      '_id',
      'approvesFollowers',
      'followedByMe',
      'name',
      'profilePicture',
      'requestedByMe',
      'username',
      'verified',
    ]);
  });

  it('counts new and deleted accounts, and not those who block the viewer', async () => {
    const total = async (pilot: TestPilot) => {
      const { body } = await server.call(calls.listUsers, { query: { limit: 1 }, token: pilot.token });
      return body.total;
    };
    const [before, forBruno] = [await total(ana), await total(bruno)];
    const guests = await Promise.all(['uno', 'dos', 'tres'].map((name) => makePilot(server.db, name)));
    expect(await total(ana)).toBe(before + 3);
    await makeBlock(server.db, guests[0] as TestPilot, ana);
    expect([await total(ana), await total(bruno)]).toEqual([before + 2, forBruno + 3]);
    await server.db
      .deleteFrom('users')
      .where(
        'id',
        'in',
        guests.map(({ id }) => id),
      )
      .execute();
    expect(await total(ana)).toBe(before);
  });

  it('finds no pilot by a last name that their profile hides from the viewer', async () => {
    const zoe = await makePilot(server.db, 'zoe', { profileVisibility: 'followers' });
    await patch(zoe, zoe.id, { lastName: 'Apellidosecreto' });
    const found = async (q: string, pilot: TestPilot) => {
      const { body } = await server.call(calls.listUsers, { query: { q }, token: pilot.token });
      return [body.total, ...body.items.map(({ username }) => username)];
    };
    expect(await found('apellidos', ana)).toEqual([0]);
    expect(await found('zoe apellidos', ana)).toEqual([0]);
    expect(await found('zo', ana)).toEqual([1, 'zoe']);
    expect(await found('apellidos', zoe)).toEqual([1, 'zoe']);
    await makeFollow(server.db, ana, zoe);
    expect(await found('apellidos', ana)).toEqual([1, 'zoe']);
  });

  it('finds, for a comment, whom one can name in it', async () => {
    const [nico, nicolas] = [await makePilot(server.db, 'nicoleta'), await makePilot(server.db, 'nicolas')];
    await makeBlock(server.db, nico, nicolas);
    const named = async (pilot: TestPilot, q: string, mentionable: 'true' | 'false' = 'true') => {
      const { body } = await server.call(calls.listUsers, { query: { q, mentionable }, token: pilot.token });
      return [body.total, ...body.items.map(({ username }) => username)];
    };
    for (const q of ['ni', 'nicol']) {
      expect(await named(ana, q)).toEqual([2, 'nicolas', 'nicoleta']);
      expect(await named(nico, q)).toEqual([0]);
      expect(await named(nicolas, q)).toEqual([0]);
      expect(await named(nico, q, 'false')).toEqual([2, 'nicolas', 'nicoleta']);
    }
  });

  it('counts and pages through the first 1,000 of those who are found, by user name', async () => {
    await sql`
      insert into users (id, username, email, name, last_name, password_hash, terms_accepted_at)
      select gen_random_uuid(), 'enjambre' || 2000 - n, 'enjambre' || n || '@estela.test', 'Masa', 'X', '', now()
      from generate_series(1, 1001) as n`.execute(server.db);
    const find = async (q: string, page: number) => {
      const query = { q, page, limit: 30 };
      const { body } = await server.call(calls.listUsers, { query, token: ana.token });
      return [body.total, body.items.length, body.items[0]?.username];
    };
    expect(await find('enjambre', 1)).toEqual([1000, 30, 'enjambre1000']);
    expect(await find('enjambre', 34)).toEqual([1000, 10, 'enjambre1990']);
    expect(await find('enjambre', 35)).toEqual([1000, 0, undefined]);
    expect(await find('enjambre19', 2)).toEqual([100, 30, 'enjambre1930']);
  });

  it('ends pages at 500, and goes on by a cursor without skipping or repeating (C19)', async () => {
    const list = async (query: Record<string, string | number>) =>
      server.call(calls.listUsers, { query: { limit: 100, ...query }, token: ana.token });
    expect((await list({ page: 501 })).error.fields).toEqual({ page: expect.any(String) });
    expect((await list({ page: 500 })).body.items).toEqual([]);
    expect((await list({ after: 'x' })).error.fields).toEqual({ after: expect.any(String) });
    const [first, second] = [await list({}), await list({ page: 2 })];
    const next = await list({ after: first.body.nextCursor ?? '' });
    expect(next.body.items.map(({ _id }) => _id)).toEqual(second.body.items.map(({ _id }) => _id));
    expect(next.body.items).toHaveLength(100);
    const small = { limit: 20, after: second.body.nextCursor ?? '' };
    const seen = new Set([...first.body.items, ...second.body.items].map(({ _id }) => _id));
    expect((await list(small)).body.items.filter(({ _id }) => seen.has(_id))).toEqual([]);
    expect((await list({ q: 'enjambre' })).body.nextCursor).toBeNull();
  });

  it('looks for one or two letters at the beginning of names that the viewer may know (C19)', async () => {
    const xi = await makePilot(server.db, 'xi.secreto', { profileVisibility: 'private' });
    await patch(xi, xi.id, { name: 'Ñu', lastName: 'Qw' });
    const find = async (q: string, pilot = ana) => {
      const { body } = await server.call(calls.listUsers, { query: { q }, token: pilot.token });
      return [body.total, ...body.items.map(({ username }) => username)];
    };
    expect(await find('XI')).toEqual([1, 'xi.secreto']);
    expect(await find('nu')).toEqual([1, 'xi.secreto']);
    expect(await find('qw')).toEqual([0]);
    expect(await find('nu q')).toEqual([0]);
    expect(await find('nu q', xi)).toEqual([1, 'xi.secreto']);
    await makeBlock(server.db, xi, ana);
    expect(await find('xi')).toEqual([0]);
    const query = { q: 'e', page: 11, limit: 100 };
    const { body } = await server.call(calls.listUsers, { query, token: ana.token });
    expect([body.total, body.items]).toEqual([1000, []]);
  });

  it('takes the wildcards of a search as plain text', async () => {
    const { body } = await server.call(calls.listUsers, { query: { q: '%' }, token: ana.token });
    expect(body.items).toEqual([]);
  });

  it('shows the short card of a private profile and never an email', async () => {
    const dora = await makePilot(server.db, 'dora', { profileVisibility: 'private' });
    await makeFollow(server.db, ana, dora);
    const { body } = await server.call(calls.getUser, { params: { id: dora.id }, token: ana.token });
    expect(body).toMatchObject({
      username: 'dora',
      restricted: true,
      lastName: null,
      social: null,
      followers: 0,
    });
    expect(JSON.stringify(body)).not.toContain('@estela.test');
    const own = await server.call(calls.getUser, { params: { id: dora.id }, token: dora.token });
    expect(own.body).toMatchObject({ restricted: false, lastName: 'Piloto', followers: 1 });
  });

  it('deletes an account with its password and everything in it', async () => {
    const body = {
      username: 'elsa',
      email: 'elsa@estela.test',
      name: 'Elsa',
      lastName: 'Gil',
      password: 'me voy de aquí',
      acceptTerms: true as const,
    };
    const { user, token } = (await server.call(calls.register, { body })).body;
    const remove = (password: string) =>
      server.call(calls.deleteUser, { params: { id: user._id }, body: { password }, token });
    const refused = await remove('no me voy');
    expect(refused.status).toBe(400);
    expect(refused.error.fields).toEqual({ password: 'La contraseña no es correcta' });
    expect((await remove(body.password)).status).toBe(204);
    expect((await server.call(calls.getProfile, { token })).status).toBe(401);
    expect((await server.call(calls.getUser, { params: { id: user._id } })).status).toBe(404);
  });

  it('hands the groups of a deleted account to the highest role in each', async () => {
    const password = 'cedo mi grupo';
    const body = { username: 'fina', email: 'fina@estela.test', name: 'Fina', lastName: 'Sol', password };
    const registered = await server.call(calls.register, { body: { ...body, acceptTerms: true } });
    const { user, token } = registered.body;
    const found = async (name: string) =>
      (await server.call(calls.createGroup, { body: { name, description: 'Uno' }, token })).body._id;
    const shared = await found('Con gente');
    const lonely = await found('Sin nadie');
    for (const member of [ana, bruno]) {
      await server.call(calls.joinGroup, { params: { id: shared }, token: member.token });
    }
    await server.db
      .updateTable('group_members')
      .set({ role: 'admin' })
      .where('user_id', '=', bruno.id)
      .execute();

    const params = { id: user._id };
    expect((await server.call(calls.deleteUser, { params, body: { password }, token })).status).toBe(204);

    const left = await server.call(calls.getGroup, { params: { id: shared }, token: bruno.token });
    expect(left.body).toMatchObject({
      owner: { username: 'bruno' },
      memberCount: 2,
      membership: { role: 'owner' },
    });
    expect((await server.call(calls.getGroup, { params: { id: lonely }, token: bruno.token })).status).toBe(
      404,
    );
  });
});
