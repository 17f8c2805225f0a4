import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

const account = {
  username: 'marc',
  email: 'marc@estela.test',
  name: 'Marc',
  lastName: 'Vila',
  password: 'antes era esta',
  acceptTerms: true as const,
};

describe('password reset', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    await sql`delete from rate_windows`.execute(server.db);
    await server.call(calls.register, { body: account });
    // The mail that a new account gets.
    await server.app.background.settled();
  });

  /** Asks for a link and returns what the mails to come hold. */
  async function ask(email: string, language = 'es') {
    const before = new Set(mails());
    const answer = await server.call(calls.requestPasswordReset, {
      body: { email },
      headers: { 'accept-language': language },
    });
    await server.app.background.settled();
    return {
      answer,
      sent: mails()
        .filter((file) => !before.has(file))
        .map(readMail),
    };
  }

  function mails(): string[] {
    const dir = join(server.config.dataDir, 'mail');
    return statSync(dir, { throwIfNoEntry: false }) ? readdirSync(dir).map((file) => join(dir, file)) : [];
  }

  async function askToken(): Promise<string> {
    const { sent } = await ask(account.email);
    return /token=([\w-]+)/.exec(sent[0] ?? '')?.[1] ?? '';
  }

  const reset = (token: string, password: string) =>
    server.call(calls.resetPassword, { body: { token, password } });
  const logIn = (password: string) => server.call(calls.login, { body: { email: account.email, password } });

  it('mails a link on the public address in the reader’s language', async () => {
    const { sent } = await ask(account.email, 'en');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('To: marc@estela.test');
    expect(sent[0]).toContain('Subject: Reset your Estela password');
    expect(sent[0]).toMatch(/http:\/\/estela\.test\/restore-password\?token=[\w-]{43}/);
  });

  it('returns the same and sends nothing for an unknown address', async () => {
    const known = await ask(account.email);
    const unknown = await ask('nadie@estela.test');
    expect(known.answer.status).toBe(200);
    expect(known.answer.body).toEqual({
      message: 'Se ha enviado un enlace de recuperación a tu correo electrónico',
    });
    expect(unknown.answer.body).toEqual(known.answer.body);
    expect(unknown.sent).toEqual([]);
  });

  it('sets the password once and ends every session', async () => {
    const session = (await logIn(account.password)).body.token;
    const token = await askToken();
    expect((await reset(token, 'ahora es esta')).status).toBe(200);
    expect((await server.call(calls.getProfile, { token: session })).status).toBe(401);
    expect((await logIn(account.password)).status).toBe(401);
    expect((await logIn('ahora es esta')).status).toBe(200);
    const again = await reset(token, 'y ahora otra más');
    expect(again.status).toBe(400);
    expect(again.error.message).toBe('El enlace de recuperación no es válido o ha caducado');
  });

  it('leaves no session open that began with the old password while it ran (A1)', async () => {
    const token = await askToken();
    const logins = Array.from({ length: 4 }, () => logIn(account.password));
    expect((await reset(token, 'ahora es esta')).status).toBe(200);
    for (const { status, body } of await Promise.all(logins)) {
      if (status === 200)
        expect((await server.call(calls.getProfile, { token: body.token })).status).toBe(401);
    }
    expect(await server.db.selectFrom('sessions').select('user_id').execute()).toEqual([]);
  });

  it('lets one of two resets with the same token at once pass', async () => {
    const token = await askToken();
    const both = await Promise.all([reset(token, 'una de las dos'), reset(token, 'la otra de ellas')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('rejects a token after ten minutes', async () => {
    const token = await askToken();
    await server.db
      .updateTable('password_resets')
      .set({ created_at: new Date(Date.now() - 601_000) })
      .execute();
    expect((await reset(token, 'ya es muy tarde')).status).toBe(400);
  });

  it('sends no more than five mails an hour to one mailbox', async () => {
    for (let i = 0; i < 5; i += 1) expect((await ask(account.email)).sent).toHaveLength(1);
    const sixth = await ask(account.email);
    expect(sixth.sent).toEqual([]);
    expect(sixth.answer.status).toBe(200);
  });

  it('sends no more than five where many are asked for at once (A8)', async () => {
    const before = mails().length;
    const asked = { body: { email: account.email } };
    await Promise.all(Array.from({ length: 30 }, () => server.call(calls.requestPasswordReset, asked)));
    await server.app.background.settled();
    expect(mails().length - before).toBe(5);
  });

  it('begins no new count of mails with a change of password or another account of the address (A8)', async () => {
    for (let i = 0; i < 4; i += 1) expect((await ask(account.email)).sent).toHaveLength(1);
    const { token, user } = (await logIn(account.password)).body;
    const change = { currentPassword: account.password, newPassword: 'ahora es esta' };
    expect((await server.call(calls.changePassword, { token, body: change })).status).toBe(200);
    const moving = { email: 'otro@estela.test', currentPassword: change.newPassword };
    await server.call(calls.updateUser, { token, params: { id: user._id }, body: moving });
    await server.app.background.settled();
    expect((await ask(account.email.toUpperCase())).sent).toHaveLength(1);
    expect((await ask(account.email)).sent).toEqual([]);
    const gone = { token, params: { id: user._id }, body: { password: change.newPassword } };
    expect((await server.call(calls.deleteUser, gone)).status).toBe(204);
    expect((await server.call(calls.register, { body: account })).status).toBe(201);
    await server.app.background.settled();
    expect((await ask(account.email)).sent).toEqual([]);
  });

  it('ends the older links with a new one, but not with one that is refused (A8)', async () => {
    const [first, second] = [await askToken(), await askToken()];
    expect((await reset(first, 'con el primero')).status).toBe(400);
    for (let i = 0; i < 2; i += 1) await askToken();
    const last = await askToken();
    expect((await ask(account.email)).sent).toEqual([]);
    expect((await reset(second, 'con el segundo')).status).toBe(400);
    expect((await reset(last, 'con el último')).status).toBe(200);
  });
});

/** The mail with its quoted-printable line breaks and escapes undone. */
function readMail(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/=\r?\n/g, '')
    .replace(/=3D/g, '=');
}
