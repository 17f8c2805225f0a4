import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { calls, limits } from '@estela/contracts';
import { makePilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { untilWaiting } from '../../../../test/support/until-waiting.ts';
import { hashPassword } from '../../../identity/passwords.ts';
import { provePassword } from './prove-owner.ts';
import { replacePassword } from './repository.ts';
import { startSession } from './session.ts';

const password = 'antes era esta';

describe('the sessions of an account', () => {
  let server: TestServer;
  let ana: { id: string; email: string; token: string };

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    ana = await makePilot(server.db, 'ana');
    const password_hash = await hashPassword(password);
    await server.db.updateTable('users').set({ password_hash }).where('id', '=', ana.id).execute();
  });

  const logIn = (options: { token?: string; headers?: Record<string, string> } = {}) =>
    server.call(calls.login, { body: { email: ana.email, password }, ...options });
  const list = async (token: string) => (await server.call(calls.listSessions, { token })).body.items;
  const isOpen = async (token: string) => (await server.call(calls.getProfile, { token })).status === 200;
  const change = (body: object, headers?: Record<string, string>) =>
    server.call(calls.changePassword, { token: ana.token, body, headers });

  it('are listed with where they began, the asking one marked (A3)', async () => {
    const phone = (await logIn({ headers: { 'user-agent': 'Phone/1.0 \u00e1' } })).body.token;
    const items = await list(ana.token);
    expect(items).toHaveLength(2);
    const [used] = items;
    expect(used).toMatchObject({
      _id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      updatedAt: used?.lastUsedAt,
    });
    expect(items.find(({ current }) => !current)).toMatchObject({
      userAgent: 'Phone/1.0 ',
      address: '127.0.0.1',
    });
    expect((await list(phone)).find(({ current }) => current)?.userAgent).toBe('Phone/1.0 ');
    const answer = JSON.stringify(items);
    expect([answer.includes(phone), answer.includes(ana.token), answer.includes('token')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('end one by one, and those of others do not exist (A3)', async () => {
    const phone = (await logIn()).body.token;
    const berto = await makePilot(server.db, 'berto');
    const id = (await list(ana.token)).find(({ current }) => !current)?._id ?? '';
    const end = (token: string) => server.call(calls.endSession, { token, params: { id } });
    expect([(await end(berto.token)).status, await isOpen(phone)]).toEqual([404, true]);
    expect([(await end(ana.token)).status, await isOpen(phone)]).toEqual([204, false]);
    expect((await end(ana.token)).error.message).toBe('Esa sesión ya no está abierta');
  });

  it('end together, but for the one that asks (A3)', async () => {
    const others = [(await logIn()).body.token, (await logIn()).body.token];
    const { status } = await server.call(calls.endOtherSessions, { token: ana.token });
    expect(status).toBe(204);
    expect([await isOpen(ana.token), ...(await Promise.all(others.map(isOpen)))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are replaced by a login that carries their token (A3)', async () => {
    const second = (await logIn({ token: ana.token })).body.token;
    expect([await isOpen(ana.token), await isOpen(second)]).toEqual([false, true]);
    expect((await logIn({ token: second, headers: { authorization: 'Bearer x' } })).status).toBe(200);
    expect(await isOpen(second)).toBe(true);
  });

  it('are fifty at most: what was used the longest ago goes (A3)', async () => {
    await server.db
      .updateTable('sessions')
      .set({ last_used_at: new Date(Date.now() - 60_000) })
      .execute();
    const place = { userAgent: '', address: '' };
    for (let i = 1; i < limits.sessionsPerPilot; i += 1) await startSession(server.db, ana.id, place);
    expect(await isOpen(ana.token)).toBe(true);
    const token = await startSession(server.db, ana.id, place);
    expect([await isOpen(ana.token), (await list(token)).length]).toEqual([false, limits.sessionsPerPilot]);
  });

  it('end with a change of password, but for the one that changes it; the owner is told (A3)', async () => {
    const other = (await logIn()).body.token;
    const mail = join(server.config.dataDir, 'mail');
    rmSync(mail, { recursive: true, force: true });
    const { status } = await change(
      { currentPassword: password, newPassword: 'ahora es esta' },
      { 'accept-language': 'en' },
    );
    await server.app.background.settled();
    expect([status, await isOpen(ana.token), await isOpen(other)]).toEqual([200, true, false]);
    expect((await logIn()).status).toBe(401);
    const body = { email: ana.email, password: 'ahora es esta' };
    expect((await server.call(calls.login, { body })).status).toBe(200);
    const [file = ''] = readdirSync(mail);
    expect(readFileSync(join(mail, file), 'utf8')).toContain('Subject: Your Estela password has changed');
  });

  it('stay with a wrong or missing current password, named on its field and counted (A3)', async () => {
    const short = await change({ newPassword: 'corta' });
    expect([short.status, short.error.fields]).toEqual([
      400,
      {
        currentPassword: 'Este campo es obligatorio',
        newPassword: 'La contraseña debe tener al menos 8 caracteres',
      },
    ]);
    // A key of a repeated request must not take back that the failure was counted.
    const tries = Array.from({ length: 12 }, (_, i) =>
      change({ currentPassword: 'no es', newPassword: 'ahora es esta' }, { 'idempotency-key': `try-${i}` }),
    );
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), 429, 429]);
    expect(answers.find(({ status }) => status === 400)?.error.fields).toEqual({
      currentPassword: 'La contraseña no es correcta',
    });
    expect(await isOpen(ana.token)).toBe(true);
  });

  it('are safe from a proof that a change of password has overtaken (A1)', async () => {
    const lockProof = await provePassword(server.db, ana.id, password, 'currentPassword');
    await replacePassword(server.db, ana.id, 'another hash');
    await expect(server.db.transaction().execute(lockProof)).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  // The embedded database runs one transaction at a time.
  const onServer = globalThis.testDatabase.kind === 'server' ? it : it.skip;

  onServer('are changed by one proof after another: two would wait for each other (A1)', async () => {
    const prove = () => provePassword(server.db, ana.id, password, 'currentPassword');
    const [first, second] = [await prove(), await prove()];
    const later = await server.db.transaction().execute(async (trx) => {
      await first(trx);
      const held = server.db.transaction().execute(second);
      await untilWaiting(server.db, 1);
      await replacePassword(trx, ana.id, 'another hash');
      return [held];
    });
    await expect(later[0]).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});
