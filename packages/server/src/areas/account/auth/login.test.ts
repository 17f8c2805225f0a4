import { calls } from '@estela/contracts';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { keyHash } from '../../../http/window-repository.ts';
import { openSession } from './login.ts';
import { delayAfter, LoginDelay } from './login-failures.ts';
import { findAccount, replacePassword } from './repository.ts';

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

  const failedLogins = async (name: string) => {
    const { rows } = await sql<{ hits: number }>`
      select hits from rate_windows where key = ${`failed logins ${keyHash(name)}`}`.execute(server.db);
    return rows[0]?.hits;
  };
  const logInFrom = (address: string, email: string, password = 'no es esta') =>
    server.inject({
      ...{ method: 'POST', url: '/api/auth/login', remoteAddress: address },
      payload: { email, password },
    });
  const statusesOf = async (tries: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(tries)).map(({ statusCode }) => statusCode).sort();

  it('counts failures of an account together, and takes no password at all after ten, by either name (A9)', async () => {
    const [email, username] = ['twonames@estela.test', 'twonames'];
    await server.call(calls.register, { body: { ...account, username, email } });
    const names = [email, username, 'TwoNames', 'TWONAMES@estela.test'];
    const tries = Array.from({ length: 12 }, (_, i) => logInFrom('192.0.2.10', names[i % 4] ?? ''));
    expect(await statusesOf(tries)).toEqual(Array(12).fill(401));
    const right = names.map((name) => logInFrom('192.0.2.10', name, account.password));
    expect(await statusesOf(right)).toEqual(Array(4).fill(401));
    expect((await logInFrom('192.0.2.11', username, account.password)).statusCode).toBe(200);
  });

  it('tells by no lock and no wait which email belongs to which pilot (A9)', async () => {
    const [email, username] = ['secreta@estela.test', 'conocida'];
    await server.call(calls.register, { body: { ...account, username, email } });
    const byName = Array.from({ length: 11 }, () => logInFrom('192.0.2.12', username));
    expect(await statusesOf(byName)).toEqual([...Array(10).fill(401), 429]);
    const said = async (name: string, password?: string) => {
      const { statusCode, body } = await logInFrom('192.0.2.12', name, password);
      return [statusCode, body];
    };
    const strangers = await said('de.otra@estela.test');
    expect(strangers[0]).toBe(401);
    expect(await said(email)).toEqual(strangers);
    expect(await said(email, account.password)).toEqual(strangers);
    expect([await failedLogins(username), await failedLogins(email)]).toEqual([10, 2]);
    expect((await logInFrom('192.0.2.13', email, account.password)).statusCode).toBe(200);
  });

  it('waits longer after each failure from the fiftieth in an hour on, five seconds at most (A9)', () => {
    expect([0, 49, 50, 51, 99, 1_000].map(delayAfter)).toEqual([0, 0, 100, 200, 5_000, 5_000]);
  });

  it('counts failures with a name over all addresses, and makes its tries wait, not those of others (A9)', async () => {
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      await logInFrom(address, 'Sprayed@estela.test');
    expect(await failedLogins('sprayed@estela.test')).toBe(3);
    await sql`update rate_windows set hits = 52 where key like 'failed logins %'`.execute(server.db);
    const begun = performance.now();
    expect((await logInFrom('192.0.2.4', 'sprayed@estela.test')).statusCode).toBe(401);
    expect(performance.now() - begun).toBeGreaterThan(290);
    const delay = new LoginDelay();
    const hold = (address: string) => delay.hold(server.db, 'sprayed@estela.test', address);
    const tries = Array.from({ length: 5 }, () => hold('192.0.2.5'));
    const elsewhere = hold('192.0.2.6');
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    await elsewhere;
    expect((await logIn(account.email, account.password)).status).toBe(200);
  });

  it('lets the owner in from another address while many guess at once, each from one of its own (A9)', async () => {
    const email = 'besieged@estela.test';
    await server.call(calls.register, { body: { ...account, username: 'besieged', email } });
    await logInFrom('198.51.100.250', email);
    await sql`update rate_windows set hits = 52 where key like 'failed logins %'`.execute(server.db);
    const guesses = Array.from({ length: 40 }, (_, i) => logInFrom(`198.51.100.${i}`, email));
    expect((await logInFrom('203.0.113.1', email, account.password)).statusCode).toBe(200);
    expect(await statusesOf(guesses)).toEqual(Array(40).fill(401));
  });

  it('opens no session with a password that was replaced while it was compared (A1)', async () => {
    const before = await findAccount(server.db, account.email);
    if (!before) throw new Error('no account');
    await replacePassword(server.db, before.id, 'another hash');
    const late = server.db
      .transaction()
      .execute((trx) => openSession(trx, before, { userAgent: '', address: '' }));
    await expect(late).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(
      await server.db.selectFrom('sessions').where('user_id', '=', before.id).select('user_id').execute(),
    ).toEqual([]);
    await replacePassword(server.db, before.id, before.password_hash);
  });

  it('keeps argon2id at 19 MiB and two passes, and hashes again what was hashed at other costs (11.4.2, 11.2.2)', async () => {
    const kept = async () => (await findAccount(server.db, account.email))?.password_hash ?? '';
    const ofToday = await kept();
    expect(ofToday).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const open = (await logIn(account.email, account.password)).body.token;
    expect(await kept()).toBe(ofToday);
    const older = await hash(account.password.normalize('NFKC'), {
      memoryCost: 8192,
      timeCost: 1,
      parallelism: 1,
    });
    await server.db
      .updateTable('users')
      .set({ password_hash: older })
      .where('email', '=', account.email)
      .execute();
    expect((await logIn(account.email, 'no es esta')).status).toBe(401);
    expect(await kept()).toBe(older);
    const both = await Promise.all([1, 2].map(() => logIn(account.email, account.password)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await kept()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn(account.email, account.password)).status).toBe(200);
    expect((await server.call(calls.getProfile, { token: open })).status).toBe(200);
  });

  it('wants another password in place of one from the command line, which then opens nothing (A10)', async () => {
    const email = 'jefa@estela.test';
    await server.call(calls.register, { body: { ...account, username: 'jefa', email } });
    await server.db.updateTable('users').set({ password_due: true }).where('email', '=', email).execute();
    const first = async (newPassword?: string, password = account.password) => {
      const { status, error } = await server.call(calls.login, { body: { email, password, newPassword } });
      return [status, error.fields?.newPassword ?? error.code];
    };
    expect(await first(undefined, 'no es esta')).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await first()).toEqual([400, 'Esta contraseña era provisional: elige ahora la tuya']);
    expect(await first(account.password)).toEqual([400, 'Tiene que ser distinta de la de ahora']);
    expect(await first('password')).toEqual([400, expect.stringContaining('mucha gente usa')]);
    expect(await first('mi propia clave')).toEqual([200, undefined]);
    expect(await first()).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await logIn(email, 'mi propia clave')).status).toBe(200);
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
