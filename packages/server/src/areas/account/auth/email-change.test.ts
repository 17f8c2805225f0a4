import { existsSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { hashPassword } from '../../../identity/passwords.ts';

const password = 'antes era esta';

describe('the address of an account', () => {
  let server: TestServer;
  let ana: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    await sql`delete from rate_windows`.execute(server.db);
    ana = await makePilot(server.db, 'ana');
    const password_hash = await hashPassword(password);
    await server.db.updateTable('users').set({ password_hash }).execute();
  });

  const patch = (body: object) =>
    server.call(calls.updateUser, { params: { id: ana.id }, token: ana.token, body });
  const change = (email: string) => patch({ email, currentPassword: password });
  const register = (username: string) =>
    server.call(calls.register, {
      body: {
        username,
        email: `${username}@estela.test`,
        name: 'Nina',
        lastName: 'Sol',
        password,
        acceptTerms: true,
      },
    });
  const own = async () => (await server.call(calls.getProfile, { token: ana.token })).body;

  /** Subject and token of each mail of what `act` does, by whom it goes to. */
  async function mailsOf<T>(act: () => Promise<T>) {
    const dir = join(server.config.dataDir, 'mail');
    rmSync(dir, { recursive: true, force: true });
    const answer = await act();
    await server.app.background.settled();
    const mails: Record<string, { subject: string; token: string }> = {};
    for (const file of existsSync(dir) ? readdirSync(dir) : []) {
      const { to, subject = '', text = '' } = await PostalMime.parse(await readFile(join(dir, file)));
      mails[to?.[0]?.address ?? ''] = { subject, token: /token=([\w-]+)/.exec(text)?.[1] ?? '' };
    }
    return { answer, mails };
  }

  it('changes for whoever knows the password, named on its field, and for nobody else (A2)', async () => {
    const without = await patch({ email: 'nueva@estela.test', name: 'Otra' });
    expect([without.status, without.error.fields]).toEqual([
      400,
      { currentPassword: 'Este campo es obligatorio' },
    ]);
    const wrong = await patch({ email: 'nueva@estela.test', currentPassword: 'no es esta' });
    expect([wrong.status, wrong.error.fields]).toEqual([
      400,
      { currentPassword: 'La contraseña no es correcta' },
    ]);
    expect((await patch({ email: 'ANA@estela.test', name: 'Anabel' })).status).toBe(200);
    expect(await own()).toMatchObject({ email: ana.email, name: 'Anabel' });
    expect((await own()).pendingEmail).toBeUndefined();
  });

  it('counts when the link mailed to it is opened, once, and open reset links to the old one end (A2)', async () => {
    const reset = await mailsOf(() =>
      server.call(calls.requestPasswordReset, { body: { email: ana.email } }),
    );
    const { answer, mails } = await mailsOf(() => change('nueva@estela.test'));
    expect(answer.body).toMatchObject({ email: ana.email, pendingEmail: 'nueva@estela.test' });
    expect(mails['nueva@estela.test']?.subject).toBe('Confirma tu correo en Estela');
    const late = { token: reset.mails[ana.email]?.token ?? '', password: 'ahora es esta' };
    expect((await server.call(calls.resetPassword, { body: late })).status).toBe(400);
    const body = { token: mails['nueva@estela.test']?.token ?? '' };
    const both = [calls.verifyEmail, calls.verifyEmail].map((call) => server.call(call, { body }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await own()).email).toBe('nueva@estela.test');
    expect((await own()).pendingEmail).toBeUndefined();
    // A link that is used up leads nowhere once there is another change.
    await change('otra@estela.test');
    const { error } = await server.call(calls.verifyEmail, { body });
    expect(error.message).toBe('Este enlace no es válido o ha caducado');
  });

  it('comes back for a week by the link mailed to the old one, which ends every session (A2)', async () => {
    const { mails } = await mailsOf(() => change('ladron@estela.test'));
    await server.call(calls.verifyEmail, { body: { token: mails['ladron@estela.test']?.token ?? '' } });
    const notice = mails[ana.email];
    expect(notice?.subject).toBe('Se ha pedido cambiar el correo de tu cuenta de Estela');
    const body = { token: notice?.token ?? '' };
    expect((await server.call(calls.verifyEmail, { body })).status).toBe(400);
    expect((await server.call(calls.undoEmail, { body })).status).toBe(200);
    expect((await server.call(calls.getProfile, { token: ana.token })).status).toBe(401);
    const login = await server.call(calls.login, { body: { email: ana.email, password } });
    expect([login.status, login.body.user.email]).toEqual([200, ana.email]);
    expect((await server.call(calls.undoEmail, { body })).status).toBe(400);
  });

  it('stays where the address of now is given while another waits, whose link then leads nowhere (A2)', async () => {
    const { mails } = await mailsOf(() => change('nueva@estela.tset'));
    const withdrawn = await mailsOf(() => patch({ email: ana.email }));
    expect([withdrawn.answer.status, withdrawn.answer.body.pendingEmail]).toEqual([200, undefined]);
    expect(withdrawn.mails).toEqual({});
    const body = { token: mails['nueva@estela.tset']?.token ?? '' };
    expect((await server.call(calls.verifyEmail, { body })).status).toBe(400);
    expect((await own()).email).toBe(ana.email);
  });

  it.each(['reset', 'changed'])(
    'stays where the password is %s before the new one is confirmed (A2)',
    async (how) => {
      const { mails } = await mailsOf(() => change('ladron@estela.test'));
      const newPassword = 'ahora es esta';
      if (how === 'changed') {
        const body = { currentPassword: password, newPassword };
        expect((await server.call(calls.changePassword, { token: ana.token, body })).status).toBe(200);
      } else {
        const asked = await mailsOf(() =>
          server.call(calls.requestPasswordReset, { body: { email: ana.email } }),
        );
        const body = { token: asked.mails[ana.email]?.token ?? '', password: newPassword };
        expect((await server.call(calls.resetPassword, { body })).status).toBe(200);
      }
      const body = { token: mails['ladron@estela.test']?.token ?? '' };
      expect((await server.call(calls.verifyEmail, { body })).status).toBe(400);
      const login = await server.call(calls.login, { body: { email: ana.email, password: newPassword } });
      expect(login.body.user.email).toBe(ana.email);
      expect(login.body.user.pendingEmail).toBeUndefined();
    },
  );

  it('that an account was made with can be confirmed also after a change of password (A5)', async () => {
    const { answer, mails } = await mailsOf(() => register('nina'));
    const token = answer.body.token;
    const words = { currentPassword: password, newPassword: 'ahora es esta' };
    expect((await server.call(calls.changePassword, { token, body: words })).status).toBe(200);
    const body = { token: mails['nina@estela.test']?.token ?? '' };
    expect((await server.call(calls.verifyEmail, { body })).status).toBe(200);
  });

  it('comes back without a second factor of after the change or of the seven days before it, but with an older one (A2, A6)', async () => {
    const factorAfterUndo = async (days: number) => {
      const { mails } = await mailsOf(() => change('ladron@estela.test'));
      const totp_at = new Date(Date.now() + days * 86_400_000);
      await server.db.updateTable('users').set({ totp_at }).where('id', '=', ana.id).execute();
      const body = { token: mails[ana.email]?.token ?? '' };
      expect((await server.call(calls.undoEmail, { body })).status).toBe(200);
      return (await server.call(calls.login, { body: { email: ana.email, password } })).status;
    };
    expect(await factorAfterUndo(1)).toBe(200);
    ana.token = (await server.call(calls.login, { body: { email: ana.email, password } })).body.token;
    expect(await factorAfterUndo(-6)).toBe(200);
    ana.token = (await server.call(calls.login, { body: { email: ana.email, password } })).body.token;
    expect(await factorAfterUndo(-8)).toBe(401);
  });

  it.each([
    ['24 hours', 'verifyEmail', 'tarde@estela.test', 86_401],
    ['7 days', 'undoEmail', 'ana@estela.test', 604_801],
  ] as const)('does not change by a link older than %s (A2)', async (_life, call, to, seconds) => {
    const { mails } = await mailsOf(() => change('tarde@estela.test'));
    await server.db
      .updateTable('email_links')
      .set({ created_at: new Date(Date.now() - seconds * 1_000) })
      .execute();
    const { status, error } = await server.call(calls[call], { body: { token: mails[to]?.token ?? '' } });
    expect([status, error.message]).toEqual([400, 'Este enlace no es válido o ha caducado']);
  });

  it('that is taken gets the same answer, and only its owner is told (A9)', async () => {
    const berto = await makePilot(server.db, 'berto');
    const { answer, mails } = await mailsOf(() => change('Berto@estela.test'));
    expect([answer.status, answer.body.pendingEmail]).toEqual([200, 'Berto@estela.test']);
    expect(mails[berto.email]).toEqual({ subject: 'Ya tienes una cuenta en Estela', token: '' });
  });

  it('changes five times an hour at most: each mails an address that may be a stranger’s (A2)', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await change(`a${i}@estela.test`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is mailed a link at registration, works meanwhile, and is confirmed by it once (A5)', async () => {
    const { answer, mails } = await mailsOf(() => register('nina'));
    expect(answer.body.user.emailConfirmed).toBe(false);
    const { subject, token = '' } = mails['nina@estela.test'] ?? {};
    expect(subject).toBe('Confirma tu correo en Estela');
    const opened = () => server.call(calls.verifyEmail, { body: { token } });
    expect((await opened()).status).toBe(200);
    // Whoever opens it again is told what became of it.
    const { status, error } = await opened();
    expect([status, error.message]).toEqual([400, 'Este correo ya está confirmado']);
    const { body } = await server.call(calls.getProfile, { token: answer.body.token });
    expect([body.email, body.emailConfirmed]).toEqual(['nina@estela.test', true]);
  });

  it('can have the link sent again, five times an hour, the newest alone counts, and none once confirmed (A5)', async () => {
    const { answer, mails } = await mailsOf(() => register('nina'));
    const { token } = answer.body;
    const resend = () => mailsOf(() => server.call(calls.resendVerification, { token }));
    const again = await resend();
    const links = [mails, again.mails].map((one) => one['nina@estela.test']?.token ?? '');
    const opened: { status: number }[] = [];
    for (const link of links) opened.push(await server.call(calls.verifyEmail, { body: { token: link } }));
    expect(opened.map(({ status }) => status)).toEqual([400, 200]);
    expect((await resend()).mails).toEqual({});
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await resend()).answer.status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await server.call(calls.resendVerification)).status).toBe(401);
  });

  it('gets no mail while nobody has confirmed it but its link and reset links, and has no say (A5)', async () => {
    const { answer } = await mailsOf(() => register('nina'));
    const { token, user } = answer.body;
    const changed = await mailsOf(() =>
      server.call(calls.changePassword, {
        token,
        body: { currentPassword: password, newPassword: 'ahora es esta' },
      }),
    );
    expect([changed.answer.status, changed.mails]).toEqual([200, {}]);
    const moving = await mailsOf(() =>
      server.call(calls.updateUser, {
        ...{ params: { id: user._id }, token },
        body: { email: 'otra@estela.test', currentPassword: 'ahora es esta' },
      }),
    );
    expect(Object.keys(moving.mails)).toEqual(['otra@estela.test']);
    const links = await server.db.selectFrom('email_links').select('kind').execute();
    expect(links).toEqual([{ kind: 'confirm' }]);
    // Somebody else named the address of an account that has not confirmed it either.
    expect((await mailsOf(() => change('nina@estela.test'))).mails['nina@estela.test']).toBeUndefined();
    const reset = await mailsOf(() =>
      server.call(calls.requestPasswordReset, { body: { email: 'nina@estela.test' } }),
    );
    const body = { token: reset.mails['nina@estela.test']?.token ?? '', password: 'y ahora esta' };
    const done = await mailsOf(() => server.call(calls.resetPassword, { body }));
    // Who opened that link reads the address.
    expect(Object.keys(done.mails)).toEqual(['nina@estela.test']);
  });

  it('of a stranger is mailed five links an hour at most, whoever asks (A5)', async () => {
    const seen: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      const { answer, mails } = await mailsOf(() => register('nina'));
      seen.push(Object.keys(mails).length);
      await server.db.deleteFrom('users').where('id', '=', answer.body.user._id).execute();
    }
    expect(seen).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });
});
