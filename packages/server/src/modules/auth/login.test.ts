import { calls } from '@estela/contracts';
import { startTestServer, type TestServer } from '../../../test/support/test-server.ts';

const account = {
  username: 'loren',
  email: 'loren@estela.test',
  name: 'Lorena',
  lastName: 'Ruiz',
  password: 'contraseña segura',
  acceptTerms: true as const,
};

describe('login', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
    await server.call(calls.register, { body: account });
  });
  afterAll(() => server.close());

  const logIn = (email: string, password: string) => server.call(calls.login, { body: { email, password } });

  it('takes email or username in any case and starts a session of its own', async () => {
    const byEmail = await logIn('Loren@Estela.test', account.password);
    const byName = await logIn('LOREN', account.password);
    expect([byEmail.status, byName.status]).toEqual([200, 200]);
    expect(byEmail.body.token).not.toBe(byName.body.token);
    expect(byEmail.body.user.username).toBe('loren');
  });

  it('takes the same password typed with other code points', async () => {
    const { status } = await logIn(account.email, account.password.normalize('NFD'));
    expect(status).toBe(200);
  });

  it('returns the same for a wrong password and an unknown account', async () => {
    const wrong = await logIn(account.email, 'otra contraseña');
    const unknown = await logIn('nadie@estela.test', 'otra contraseña');
    expect(wrong.status).toBe(401);
    expect(wrong.error).toEqual({
      error: 'Credenciales inválidas',
      message: 'Credenciales inválidas',
      code: 'INVALID_CREDENTIALS',
    });
    expect(unknown.status).toBe(401);
    expect(unknown.error).toEqual(wrong.error);
  });

  it('locks an account for an address after ten failures, even for the right password', async () => {
    await server.call(calls.register, {
      body: { ...account, username: 'locked', email: 'locked@estela.test' },
    });
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => logIn('locked@estela.test', 'no es esta')),
    );
    const statuses = tries.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const late = await logIn('locked@estela.test', account.password);
    expect(late.status).toBe(429);
    expect(late.error.code).toBe('RATE_LIMITED');
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(800);
    const other = await logIn(account.email, account.password);
    expect(other.status).toBe(200);
  });

  it('counts failures of an account together, whichever of its names they use', async () => {
    await server.call(calls.register, {
      body: { ...account, username: 'twonames', email: 'twonames@estela.test' },
    });
    const names = ['twonames@estela.test', 'twonames', 'TwoNames', 'TWONAMES@estela.test'];
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, i) => logIn(names[i % 4] ?? '', 'no es esta')),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('keeps a hash of the token and not the token', async () => {
    const { body } = await logIn(account.email, account.password);
    const sessions = await server.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(sessions.map((row) => row.token_hash.toString('latin1')))).not.toContain(
      body.token,
    );
  });
});

describe('a session', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
    await server.call(calls.register, { body: { ...account, username: 'sara', email: 'sara@estela.test' } });
  });
  afterAll(() => server.close());

  const open = async () => {
    const { body } = await server.call(calls.login, {
      body: { email: 'sara@estela.test', password: account.password },
    });
    return body.token;
  };
  const profileStatus = async (token: string) => (await server.call(calls.getProfile, { token })).status;

  it('ends at logout and leaves the others open', async () => {
    const [first, second] = [await open(), await open()];
    const { status } = await server.call(calls.logout, { token: first });
    expect(status).toBe(204);
    expect(await profileStatus(first)).toBe(401);
    expect(await profileStatus(second)).toBe(200);
  });

  it.each([
    ['30 days after its last use', { last_used_at: daysAgo(30.01), created_at: daysAgo(40) }],
    ['90 days after it began', { last_used_at: daysAgo(1), created_at: daysAgo(90.01) }],
  ])('ends %s', async (_, times) => {
    const token = await open();
    await server.db.updateTable('sessions').set(times).execute();
    expect(await profileStatus(token)).toBe(401);
  });

  it('lives on while it is used', async () => {
    const token = await open();
    await server.db
      .updateTable('sessions')
      .set({ last_used_at: daysAgo(29), created_at: daysAgo(60) })
      .execute();
    expect(await profileStatus(token)).toBe(200);
    const { last_used_at } = await server.db
      .selectFrom('sessions')
      .select('last_used_at')
      .orderBy('last_used_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(Date.now() - last_used_at.getTime()).toBeLessThan(60_000);
  });

  it('returns 401 for an invalid token', async () => {
    expect(await profileStatus('x'.repeat(43))).toBe(401);
    expect(await profileStatus('../../etc/passwd')).toBe(401);
  });
});

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 86_400_000);
}
