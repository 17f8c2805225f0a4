import { readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@estela/contracts';
import { URI } from 'otpauth';
import PostalMime from 'postal-mime';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { hashPassword } from '../../../identity/passwords.ts';
import { seal, unseal } from '../../../identity/sealed.ts';
import { tokenHash } from '../../../identity/tokens.ts';
import { stepOf, totpSetup } from './factor-code.ts';
import { openSession } from './login.ts';
import { findAccount } from './repository.ts';

const password = 'antes era esta';

describe('the second factor', () => {
  let server: TestServer;
  let password_hash: string;
  let ana: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    password_hash = await hashPassword(password);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    await server.db.deleteFrom('login_failures').execute();
    ana = await makePilot(server.db, 'ana');
    await server.db.updateTable('users').set({ password_hash }).execute();
  });

  const logIn = (code?: string, given = password) =>
    server.call(calls.login, { body: { email: ana.email, password: given, ...(code && { code }) } });
  const begin = (currentPassword = password) =>
    server.call(calls.beginSecondFactor, { token: ana.token, body: { currentPassword } });
  const confirm = (code: string) =>
    server.call(calls.confirmSecondFactor, {
      token: ana.token,
      body: { code },
    });
  const remove = (currentPassword: string, code?: string) =>
    server.call(calls.removeSecondFactor, {
      token: ana.token,
      body: { currentPassword, ...(code !== undefined && { code }) },
    });
  const isOn = async () => (await server.call(calls.getProfile, { token: ana.token })).body.secondFactor;

  /** The codes of this step and the next, which both count for half a minute at least: each once, in their order. */
  function codesOf(uri: string): string[] {
    const totp = URI.parse(uri);
    if (!('period' in totp)) throw new Error(`no TOTP: ${uri}`);
    return [0, 1].map((step) => totp.generate({ timestamp: Date.now() + step * totp.period * 1_000 }));
  }

  /** Switches it on; `codes` are still good, each once and in their order. */
  async function switchOn() {
    const { body } = await begin();
    const [first = '', ...codes] = codesOf(body.uri);
    return { codes, recoveryCodes: (await confirm(first)).body.recoveryCodes };
  }

  it('is asked for at login once a first code has switched it on, which ends the other sessions (A6)', async () => {
    const other = (await logIn()).body.token;
    const { body } = await begin();
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Estela:ana\?issuer=Estela&secret=[A-Z2-7]{32}&/);
    expect(body.uri).toContain(body.secret);
    expect([await isOn(), (await logIn()).status]).toEqual([false, 200]);
    const [first = '', second] = codesOf(body.uri);
    expect((await confirm(first)).status).toBe(200);
    expect(await isOn()).toBe(true);
    expect((await server.call(calls.getProfile, { token: other })).status).toBe(401);
    const without = await logIn();
    expect([without.status, without.error]).toEqual([
      401,
      {
        error: 'Escribe el código de tu app de verificación',
        message: 'Escribe el código de tu app de verificación',
        code: 'SECOND_FACTOR',
      },
    ]);
    expect((await logIn(second, 'no es esta')).error.code).toBe('INVALID_CREDENTIALS');
    expect((await logIn(second)).status).toBe(200);
  });

  it('leaves no session open that began with the password alone while it was switched on (A6)', async () => {
    const before = await findAccount(server.db, ana.email);
    if (!before) throw new Error('no account');
    const { body } = await begin();
    const [first = ''] = codesOf(body.uri);
    const logins = Array.from({ length: 6 }, () => logIn());
    expect((await confirm(first)).status).toBe(200);
    const answers = await Promise.all(logins);
    for (const { status, error } of answers.filter((answer) => answer.status !== 200))
      expect([status, error.code]).toEqual([401, 'SECOND_FACTOR']);
    const place = { userAgent: '', address: '' };
    const late = server.db.transaction().execute((trx) => openSession(trx, before, place));
    await expect(late).rejects.toMatchObject({ code: 'SECOND_FACTOR' });
    const open = await server.db.selectFrom('sessions').select('token_hash').execute();
    expect(open).toEqual([{ token_hash: tokenHash(ana.token) }]);
  });

  it('takes each code once, of many at the same moment too (A6)', async () => {
    const { codes } = await switchOn();
    const tries = await Promise.all(Array.from({ length: 5 }, () => logIn(codes[0])));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    const late = await logIn(codes[0]);
    expect([late.error.code, late.error.fields]).toEqual([
      'SECOND_FACTOR',
      { code: 'El código no es correcto o ya se ha usado' },
    ]);
  });

  it('takes each of ten recovery codes once, however it is typed, and tells the owner (A6)', async () => {
    const { recoveryCodes } = await switchOn();
    expect([recoveryCodes.length, new Set(recoveryCodes).size]).toEqual([10, 10]);
    const [code = '', other = ''] = recoveryCodes;
    const mails = await mailsOf(async () => {
      expect((await logIn(` ${code.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    });
    expect(mails).toEqual([expect.stringContaining('Códigos que te quedan: 9.')]);
    expect((await logIn(code)).status).toBe(401);
    const rows = await server.db.selectFrom('recovery_codes').selectAll().execute();
    expect(JSON.stringify(rows.map((row) => row.code_hash.toString('latin1')))).not.toContain(other);
  });

  it('wants the password to be switched on and off, and tells the owner of both (A6)', async () => {
    for (const refused of [await begin('no es esta'), await remove('no es esta')])
      expect([refused.status, refused.error.fields]).toEqual([
        400,
        { currentPassword: 'La contraseña no es correcta' },
      ]);
    expect((await confirm('123456')).status).toBe(409);
    let code: string | undefined;
    const on = await mailsOf(async () => {
      code = (await switchOn()).codes[0];
    });
    expect(on).toEqual([expect.stringContaining('Verificación en dos pasos activada en Estela')]);
    expect((await begin()).status).toBe(409);
    const off = await mailsOf(async () => expect((await remove(password, code)).status).toBe(204));
    expect(off).toEqual([expect.stringContaining('Verificación en dos pasos desactivada en Estela')]);
    expect([await isOn(), (await logIn()).status]).toEqual([false, 200]);
  });

  it('wants a code, or a recovery code, to be switched off or for the account to be deleted (A6)', async () => {
    const { codes } = await switchOn();
    const deletion = (code?: string) =>
      server.call(calls.deleteUser, {
        ...{ params: { id: ana.id }, token: ana.token },
        body: { password, ...(code !== undefined && { code }) },
      });
    for (const { status, error } of [await remove(password), await deletion()])
      expect([status, error.fields]).toEqual([400, { code: 'Escribe el código de tu app de verificación' }]);
    for (const { status, error } of [await remove(password, '000000'), await deletion('nada')])
      expect([status, error.fields]).toEqual([400, { code: 'El código no es correcto o ya se ha usado' }]);
    // A code is not used up where the password is wrong.
    expect((await remove('no es esta', codes[0])).error.fields).toHaveProperty('currentPassword');
    expect((await remove(password, codes[0])).status).toBe(204);
    const again = await switchOn();
    expect((await deletion(again.recoveryCodes[0])).status).toBe(204);
  });

  it('is guessed ten times in 15 minutes at most, from all addresses and by all ways together (A6)', async () => {
    const { codes } = await switchOn();
    const from = (address: string, code: string) =>
      server.inject({
        ...{ method: 'POST', url: '/api/auth/login', remoteAddress: address },
        payload: { email: ana.email, password, code },
      });
    const tries: number[] = [];
    for (let i = 0; i < 10; i += 1) tries.push((await from(`192.0.2.${i}`, '000000')).statusCode);
    expect(tries).toEqual(Array(10).fill(401));
    expect([(await from('192.0.2.99', codes[0] ?? '')).statusCode, (await confirm('000000')).status]).toEqual(
      [429, 429],
    );
  });

  it('renews the recovery codes with a code of the app; the old ones end (A6)', async () => {
    const { codes, recoveryCodes } = await switchOn();
    const renewed = await confirm(codes[0] ?? '');
    expect(renewed.status).toBe(200);
    expect((await logIn(recoveryCodes[0])).status).toBe(401);
    expect((await logIn(renewed.body.recoveryCodes[0])).status).toBe(200);
  });

  it('lies in the database sealed, bound to its account (A6)', async () => {
    const { body } = await begin();
    const [row] = await server.db.selectFrom('users').select('totp_secret').execute();
    const kept = row?.totp_secret ?? Buffer.alloc(0);
    expect(kept.toString('latin1')).not.toContain(URI.parse(body.uri).secret.latin1);
    const key = Buffer.alloc(32, 7);
    const sealed = seal(key, Buffer.from('secret'), 'ana');
    expect(unseal(key, sealed, 'ana').toString()).toBe('secret');
    expect(() => unseal(key, sealed, 'berto')).toThrow();
    expect(() => unseal(Buffer.alloc(32, 8), sealed, 'ana')).toThrow();
  });

  it('follows RFC 6238 to its test vector (A6)', () => {
    const secret = Buffer.from('12345678901234567890');
    expect([stepOf(secret, '287082', 59_000), stepOf(secret, '287082', 120_000)]).toEqual([1, undefined]);
    expect(totpSetup(secret, 'ana').secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });

  it('is wanted of administrators before any of their calls (A6)', async () => {
    await server.db.updateTable('users').set({ role: 'admin' }).execute();
    const queue = () => server.call(calls.listReports, { token: ana.token });
    const refused = await queue();
    expect([refused.status, refused.error.message]).toEqual([
      403,
      'Para administrar, activa antes la verificación en dos pasos en tu perfil',
    ]);
    await switchOn();
    expect((await queue()).status).toBe(200);
  });

  /** Subject and text of each mail that `act` causes. */
  async function mailsOf(act: () => Promise<unknown>): Promise<string[]> {
    const dir = join(server.config.dataDir, 'mail');
    await server.app.background.settled();
    rmSync(dir, { recursive: true, force: true });
    await act();
    await server.app.background.settled();
    const mails = readdirSync(dir).map(async (file) => {
      const { subject, text } = await PostalMime.parse(await readFile(join(dir, file)));
      return `${subject}\n${text}`;
    });
    return Promise.all(mails);
  }
});
