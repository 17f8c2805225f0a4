import { calls } from '@estela/contracts';
import { makePilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

const ana = {
  username: 'ana.fpv',
  email: 'ana@estela.test',
  name: 'Ana',
  lastName: 'García',
  password: 'una clave larga',
  acceptTerms: true as const,
};

describe('registration', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('returns the new account with a token that opens it', async () => {
    const { status, body } = await server.call(calls.register, { body: ana });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      username: 'ana.fpv',
      email: 'ana@estela.test',
      lastName: 'García',
      role: 'pilot',
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
    const profile = await server.call(calls.getProfile, { token: body.token });
    expect(profile.body).toEqual(body.user);
  });

  it('rejects a name and an email that are taken, whatever their case', async () => {
    const again = { ...ana, username: 'ANA.fpv', email: 'Ana@Estela.test' };
    const { status, error } = await server.call(calls.register, { body: again });
    expect(status).toBe(409);
    expect(error).toEqual({
      error: 'Ese nombre de usuario ya está en uso',
      message: 'Ese nombre de usuario ya está en uso',
      code: 'CONFLICT',
      fields: {
        username: 'Ese nombre de usuario ya está en uso',
        email: 'Ya hay una cuenta con ese correo electrónico',
      },
    });
  });

  it('lets one of many simultaneous registrations of a name win', async () => {
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        server.call(calls.register, { body: { ...ana, username: 'racer', email: `racer${i}@estela.test` } }),
      ),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });

  it('names every wrong field in the language of the request', async () => {
    const body = { username: 'a b', email: 'nobody', name: '', password: 'short', acceptTerms: false };
    const { status, error } = await server.call(calls.register, {
      body,
      headers: { 'accept-language': 'en-GB' },
    });
    expect(status).toBe(400);
    expect(error.code).toBe('VALIDATION');
    expect(error.fields).toEqual({
      username: 'Only letters a to z, numbers, dot and underscore, and these two neither first nor last',
      email: 'Enter a valid email address, like pilot@example.com',
      name: 'This field is required',
      lastName: 'This field is required',
      password: 'Password must be at least 8 characters',
      acceptTerms: 'You must accept the terms',
    });
  });

  it('rejects names that look official or clash with a route', async () => {
    const { status, error } = await server.call(calls.register, { body: { ...ana, username: 'Dashboard' } });
    expect(status).toBe(400);
    expect(error.fields).toEqual({ username: 'Ese nombre de usuario está reservado' });
  });

  it.each(['nora.vuela.', '.marta', '_marta', 'marta_', '...', 'mar.ta_.'])(
    'rejects %s, whose end may be that of a sentence',
    async (username) => {
      const { status, error } = await server.call(calls.register, { body: { ...ana, username } });
      expect([status, error.fields]).toEqual([
        400,
        {
          username:
            'Solo letras de la a a la z, números, punto y guion bajo, y estos dos ni al principio ni al final',
        },
      ]);
    },
  );

  it.each(['ad.min', 'a_d_m_i_n', 'Feed.Spots', 'equipment.items', 'UNDO_EMAIL'])(
    'rejects %s, which differs from a reserved name by what separates alone',
    async (username) => {
      const { status, error } = await server.call(calls.register, { body: { ...ana, username } });
      expect([status, error.fields]).toEqual([400, { username: 'Ese nombre de usuario está reservado' }]);
    },
  );

  it('leaves accounts of before their names, and gives none of them another such name', async () => {
    await server.db.deleteFrom('users').execute();
    const before = await makePilot(server.db, 'nora.vuela.');
    const change = (username: string) =>
      server.call(calls.updateUser, {
        ...{ params: { id: before.id }, token: before.token },
        body: { username, name: 'Nora' },
      });
    expect((await change('Nora.vuela.')).body.username).toBe('Nora.vuela.');
    for (const refused of ['nora.vuela_', 'ad_min'])
      expect((await change(refused)).error.fields).toHaveProperty('username');
    expect((await change('nora.vuela')).body.username).toBe('nora.vuela');
    expect((await change('nora.vuela.')).status).toBe(400);
  });
});

describe('asking by registration who has an account', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'true' });
  });
  afterAll(() => server.close());

  const register = (body: object, address: string) =>
    server.call(calls.register, { body: { ...ana, ...body }, headers: { 'x-forwarded-for': address } });
  const statuses = async (tries: Promise<{ status: number }>[]) =>
    (await Promise.all(tries)).map(({ status }) => status).sort();

  it('is answered fifty times an hour for one address and twenty for one email, then with 429 (A9)', async () => {
    await server.db.deleteFrom('users').execute();
    await register({}, '192.0.2.1');
    const wrong = Array.from({ length: 25 }, () => register({ password: 'corta' }, '192.0.2.2'));
    expect(await statuses(wrong)).toEqual(Array(25).fill(400));
    const tries = Array.from({ length: 52 }, (_, i) => register({ email: `a${i}@estela.test` }, '192.0.2.2'));
    expect(await statuses(tries)).toEqual([...Array(50).fill(409), 429, 429]);
    const free = await register({ username: 'libre', email: 'libre@estela.test' }, '192.0.2.2');
    expect([free.status, free.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect((await register({ username: 'libre', email: 'libre@estela.test' }, '192.0.2.3')).status).toBe(201);
    const about = Array.from({ length: 22 }, (_, i) =>
      register({ email: 'LIBRE@estela.test' }, `198.51.100.${i}`),
    );
    expect(await statuses(about)).toEqual([...Array(20).fill(409), 429, 429]);
  });
});
