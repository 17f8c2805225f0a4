import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { AccountActor } from '../../../../test/support/account-actor.ts';
import { linksTo, mailbox } from '../../../../test/support/mailbox.ts';
import { makePilot, promote, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { untilWaiting } from '../../../../test/support/until-waiting.ts';
import { hashPassword } from '../../../identity/passwords.ts';

const password = 'antes era esta';

describe('the secret link of a calendar', () => {
  let server: TestServer;
  let password_hash: string;
  let admin: TestPilot;
  let ana: TestPilot;
  let owner: AccountActor;
  let thief: AccountActor;

  beforeAll(async () => {
    server = await startTestServer();
    password_hash = await hashPassword(password);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.app.background.settled();
    rmSync(join(server.config.dataDir, 'mail'), { recursive: true, force: true });
    await server.db.deleteFrom('users').execute();
    await sql`delete from rate_windows`.execute(server.db);
    ana = await makePilot(server.db, 'ana');
    await server.db.updateTable('users').set({ password_hash }).execute();
    admin = await makePilot(server.db, 'jefa');
    await promote(server.db, admin);
    owner = new AccountActor(server, ana.id, password);
    owner.token = ana.token;
    thief = new AccountActor(server, ana.id, password);
    await thief.logIn('ana');
  });

  const make = (token: string, language = 'es') =>
    server.call(calls.createReminderLink, { token, headers: { 'accept-language': language } });
  const made = async (token: string) => new URL((await make(token)).body.url).pathname;
  const read = async (url: string) => (await server.inject({ url })).statusCode;
  const sessionsOf = async (token: string) => (await server.call(calls.listSessions, { token })).body.items;
  const endOf = async (actor: AccountActor) => {
    const id = (await sessionsOf(actor.token)).find(({ current }) => current)?._id ?? '';
    return (await server.call(calls.endSession, { token: owner.token, params: { id } })).status;
  };
  const onAna = () => ({ params: { id: ana.id }, token: admin.token });

  const ways: [string, () => Promise<unknown>][] = [
    ['a changed password', () => owner.changePassword('y ahora es la mía')],
    ['a reset password', () => owner.reset(ana.email, 'y ahora es la mía')],
    ['the end of the other sessions', () => owner.endOtherSessions()],
    ['the end of the session that made it', () => endOf(thief)],
    ['a new second factor', () => owner.setFactor()],
    [
      'the undo of a change of address',
      async () => {
        await thief.moveTo('ladron@otra.test');
        return owner.undo((await linksTo(server, ana.email, '/undo-email'))[0] ?? '');
      },
    ],
    [
      'a suspension',
      () => server.call(calls.suspendUser, { ...onAna(), body: { reason: 'abuse', note: '' } }),
    ],
    ['an administrator who ends the sessions', () => server.call(calls.endUserSessions, onAna())],
    ['the end of the account', () => owner.deleteAccount()],
  ];

  it.each(ways)('ends with %s, whoever made it', async (_name, end) => {
    const link = await made(thief.token);
    expect(await read(link)).toBe(200);
    await end();
    expect(await read(link)).toBe(404);
  });

  it('outlives the logout of the browser that made it, and the end of a session that began later', async () => {
    const link = await made(owner.token);
    const later = new AccountActor(server, ana.id, password);
    await later.logIn('ana');
    expect(await endOf(later)).toBe(204);
    expect(await read(link)).toBe(200);
    const other = new AccountActor(server, ana.id, password);
    await other.logIn('ana');
    const second = await made(other.token);
    await server.call(calls.logout, { token: other.token });
    expect(await read(second)).toBe(200);
  });

  // The embedded database runs one transaction at a time.
  const onServer = globalThis.testDatabase.kind === 'server' ? it : it.skip;

  onServer('is not made in a session that is ending', async () => {
    let late: ReturnType<typeof make> | undefined;
    await server.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('sessions').where('user_id', '=', ana.id).execute();
      late = make(thief.token);
      await untilWaiting(server.db, 1);
    });
    expect((await late)?.status).toBe(401);
    expect(await server.db.selectFrom('calendar_links').selectAll().execute()).toEqual([]);
  });

  it('is told to the owner when it is made, in the language of whoever made it, and never itself', async () => {
    const link = await made(thief.token);
    const [mail] = await mailbox(server, ana.email);
    expect(mail?.subject).toBe('Nuevo enlace secreto a tu calendario de Estela');
    expect(mail?.text).toContain('cambia ahora la contraseña, que también anula el enlace');
    expect(mail?.text).not.toContain(/([\w-]{43})\.ics$/.exec(link)?.[1]);
    await make(thief.token, 'en');
    const [, english] = await mailbox(server, ana.email);
    expect(english?.subject).toBe('New secret link to your Estela calendar');
  });

  it('is made ten times an hour at most: each is a mail', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await make(owner.token)).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });

  it('is ended by its owner alone', async () => {
    const link = await made(owner.token);
    const other = await makePilot(server.db);
    expect((await server.call(calls.deleteReminderLink, { token: other.token })).status).toBe(204);
    expect((await server.call(calls.deleteReminderLink)).status).toBe(401);
    expect((await server.call(calls.deleteReminderLink, { token: 'x'.repeat(43) })).status).toBe(401);
    expect(await read(link)).toBe(200);
    expect((await server.call(calls.deleteReminderLink, { token: owner.token })).status).toBe(204);
    expect(await read(link)).toBe(404);
  });

  it('opens nothing but itself: cut, longer, in another case or as a session', async () => {
    const link = await made(owner.token);
    const token = /([\w-]{43})\.ics$/.exec(link)?.[1] ?? '';
    const swapped = token.replace(/[a-z]/i, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    for (const wrong of [token.slice(1), `${token}A`, swapped, `${token}%00`, `..%2f${token}`])
      expect([wrong, await read(`/api/gear/reminders/${wrong}.ics`)]).toEqual([wrong, 404]);
    expect((await server.call(calls.getProfile, { token })).status).toBe(401);
  });
});
