import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { AccountActor } from '../support/account-actor.ts';
import { linksTo, mailbox } from '../support/mailbox.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const email = 'nina@estela.test';
const own = 'y ahora es la mía';

/** Somebody has registered with another person's address; that person has only the mailbox. */
describe('an address that a stranger registered', () => {
  let server: TestServer;
  let stranger: AccountActor;
  let reader: AccountActor;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.app.background.settled();
    rmSync(join(server.config.dataDir, 'mail'), { recursive: true, force: true });
    await server.db.deleteFrom('users').execute();
    await sql`delete from rate_windows`.execute(server.db);
    const password = 'antes era esta';
    const names = { username: 'nina', name: 'Nina', lastName: 'Sol' };
    const { body } = await server.call(calls.register, {
      body: { ...names, email, password, acceptTerms: true },
    });
    stranger = new AccountActor(server, body.user._id, password);
    stranger.token = body.token;
    reader = new AccountActor(server, body.user._id, '');
    await server.app.background.settled();
  });

  /** As earlier versions allowed. */
  const setFactorAsBefore = async () => {
    const confirmed = (value: boolean) =>
      server.db.updateTable('users').set({ email_confirmed: value }).execute();
    await confirmed(true);
    expect(await stranger.setFactor()).toBe('200');
    await confirmed(false);
    await server.db.deleteFrom('email_links').where('kind', '=', 'undo').execute();
    await sql`update users set totp_at = totp_at - interval '60 days'`.execute(server.db);
  };

  it.each([
    ['es', 'Para activar la verificación en dos pasos, confirma antes tu correo'],
    ['en', 'To switch on two-step verification, confirm your email first'],
  ])('gets no second factor before it is confirmed, with the error in %s', async (language, message) => {
    const ask = (call: typeof calls.beginSecondFactor | typeof calls.confirmSecondFactor, body: object) =>
      server.call(call, { token: stranger.token, body, headers: { 'accept-language': language } });
    const begun = await ask(calls.beginSecondFactor, { currentPassword: stranger.password });
    expect([begun.status, begun.error.code, begun.error.message]).toEqual([409, 'CONFLICT', message]);
    const confirmed = await ask(calls.confirmSecondFactor, { code: '123456' });
    expect([confirmed.status, confirmed.error.message]).toEqual([409, message]);
  });

  it('cannot complete a setup begun in an earlier version either, nor get new recovery codes', async () => {
    await setFactorAsBefore();
    expect(await stranger.renewCodes()).toBe('409 CONFLICT');
  });

  it('belongs to its reader after a reset, which removes the earlier factor and is reported by mail', async () => {
    await setFactorAsBefore();
    expect(await reader.reset(email, own)).toBe('200');
    expect(await reader.logIn(email)).toBe('200');
    expect(await stranger.isIn()).toBe(false);
    expect(await stranger.logIn(email)).toBe('401 INVALID_CREDENTIALS');
    const { body } = await server.call(calls.getProfile, { token: reader.token });
    expect([body.emailConfirmed, body.secondFactor]).toEqual([true, false]);
    const codes = await server.db.selectFrom('recovery_codes').select('user_id').execute();
    expect(codes).toEqual([]);
    const subjects = (await mailbox(server, email)).map(({ subject }) => subject);
    expect(subjects).toContain('Verificación en dos pasos desactivada en Estela');
  });

  it('belongs to its reader after a reset also if they confirmed it by the registration’s link', async () => {
    await setFactorAsBefore();
    const [token = ''] = await linksTo(server, email, '/verify-email');
    expect((await server.call(calls.verifyEmail, { body: { token } })).status).toBe(200);
    expect(await reader.reset(email, own)).toBe('200');
    expect(await reader.logIn(email)).toBe('200');
  });

  it('can be restored by its reader if the stranger sets up a factor once it is confirmed', async () => {
    const [token = ''] = await linksTo(server, email, '/verify-email');
    expect((await server.call(calls.verifyEmail, { body: { token } })).status).toBe(200);
    expect(await stranger.setFactor()).toBe('200');
    expect(await reader.reset(email, own)).toBe('200');
    expect(await reader.logIn(email)).toBe('401 SECOND_FACTOR');
    expect(await reader.undo((await linksTo(server, email, '/undo-email')).at(-1) ?? '')).toBe('200');
    expect(await reader.logIn(email)).toBe('200');
  });
});
