import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { hashPassword } from '../../src/identity/passwords.ts';
import { AccountActor } from '../support/account-actor.ts';
import { linksTo, mailbox } from '../support/mailbox.ts';
import { makePilot, type TestPilot } from '../support/test-pilots.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const known = 'antes era esta';
const own = 'y ahora es la mía';

/** Steps of a thief who knows only the password, each after the previous ones. */
const steps = {
  factor: (thief: AccountActor) => thief.setFactor(),
  'no factor': (thief: AccountActor) => thief.dropFactor(),
  codes: (thief: AccountActor) => thief.renewCodes(),
  email: (thief: AccountActor) => thief.moveTo('ladron@otra.test'),
  'second email': (thief: AccountActor) => thief.moveTo('ladrona@otra.test'),
  'first email again': (thief: AccountActor) => thief.moveTo('ladron@otra.test'),
  password: (thief: AccountActor) => thief.changePassword('ahora es del ladrón'),
  sessions: (thief: AccountActor) => thief.endOtherSessions(),
};
type Step = keyof typeof steps;

const thefts: Step[][] = [
  ['factor'],
  ['email'],
  ['factor', 'email'],
  ['email', 'factor'],
  ['password', 'factor', 'email'],
  ['factor', 'password', 'email'],
  ['factor', 'email', 'password', 'sessions'],
  ['email', 'password', 'factor', 'codes'],
  ['factor', 'codes', 'email', 'second email'],
  ['email', 'second email', 'factor', 'password'],
  ['email', 'factor', 'second email', 'first email again'],
  ['factor', 'no factor', 'factor', 'email'],
  ['factor', 'email', 'no factor', 'factor', 'codes', 'sessions'],
];

describe('a stolen account', () => {
  let server: TestServer;
  let password_hash: string;
  let ana: TestPilot;
  let owner: AccountActor;
  let thief: AccountActor;

  beforeAll(async () => {
    server = await startTestServer();
    password_hash = await hashPassword(known);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.app.background.settled();
    rmSync(join(server.config.dataDir, 'mail'), {
      recursive: true,
      force: true,
    });
    await server.db.deleteFrom('users').execute();
    await server.db.deleteFrom('login_failures').execute();
    await sql`delete from rate_windows`.execute(server.db);
    ana = await makePilot(server.db, 'ana');
    await server.db.updateTable('users').set({ password_hash }).execute();
    owner = new AccountActor(server, ana.id, known);
    owner.token = ana.token;
    thief = new AccountActor(server, ana.id, known);
  });

  const undoLinks = (address = ana.email) => linksTo(server, address, '/undo-email');
  /** As if the factor had been switched on that many days ago, and its mail sent then. */
  const ageFactor = async (days: number) => {
    await sql`update users set totp_at = totp_at - ${days} * interval '1 day'`.execute(server.db);
    await sql`update email_links set created_at = created_at - ${days} * interval '1 day'`.execute(server.db);
  };
  const steal = async (done: Step[]) => {
    expect(await thief.logIn('ana')).toBe('200');
    for (const step of done)
      expect([step, await steps[step](thief)]).toEqual([step, expect.stringMatching(/^20/)]);
  };

  it.each(
    thefts.flatMap((done) =>
      (['first', 'last'] as const).map((which) => [done.join(', '), which, done] as const),
    ),
  )(
    'by the password (%s) is recovered by the %s link in the original mailbox',
    async (_title, which, done) => {
      await steal(done);
      const links = await undoLinks();
      const [link = ''] = which === 'first' ? links : links.slice(-1);
      expect(await owner.undo(link)).toBe('200');
      expect(await thief.isIn()).toBe(false);
      expect(await owner.reset(ana.email, own)).toBe('200');
      expect(await owner.logIn(ana.email)).toBe('200');
      expect(await thief.logIn('ana')).toBe('401 INVALID_CREDENTIALS');
      for (const address of ['ladron@otra.test', 'ladrona@otra.test'])
        for (const theirs of await undoLinks(address))
          expect(await thief.undo(theirs)).toBe('400 VALIDATION token');
      expect(await owner.isIn()).toBe(true);
    },
  );

  it('is recovered also if the password was reset before the link was opened', async () => {
    await steal(['factor']);
    expect(await owner.reset(ana.email, own)).toBe('200');
    expect(await owner.logIn(ana.email)).toBe('401 SECOND_FACTOR');
    expect(await owner.undo((await undoLinks())[0] ?? '')).toBe('200');
    expect(await owner.logIn(ana.email)).toBe('200');
  });

  it('is recovered if the factor was six days old when the address was changed, on the last day of its link', async () => {
    await steal(['factor']);
    await ageFactor(6);
    expect(await thief.moveTo('ladron@otra.test')).toBe('200');
    await ageFactor(6.9);
    const links = await undoLinks();
    // The link of the factor's own mail has expired.
    expect(await owner.undo(links[0] ?? '')).toBe('400 VALIDATION token');
    expect(await owner.undo(links[1] ?? '')).toBe('200');
    expect(await owner.reset(ana.email, own)).toBe('200');
    expect(await owner.logIn(ana.email)).toBe('200');
  });

  it('stays with an owner who restored the original address by its own link, not by that of the mail', async () => {
    await steal(['email']);
    expect(await owner.logIn('ana')).toBe('200');
    expect(await owner.moveTo(ana.email)).toBe('200');
    expect(await owner.setFactor()).toBe('200');
    for (const theirs of await undoLinks('ladron@otra.test'))
      expect(await thief.undo(theirs)).toBe('400 VALIDATION token');
    expect(await owner.isIn()).toBe(true);
  });

  it('is recovered if a code was stolen too and the owner’s factor was replaced; then none is on', async () => {
    expect(await owner.setFactor()).toBe('200');
    await ageFactor(30);
    thief.uri = owner.uri;
    await steal(['no factor', 'factor', 'email']);
    expect(await owner.undo((await undoLinks()).at(-1) ?? '')).toBe('200');
    expect(await owner.reset(ana.email, own)).toBe('200');
    owner.uri = undefined;
    expect(await owner.logIn(ana.email)).toBe('200');
    expect(await thief.isIn()).toBe(false);
  });

  describe('whose owner had a second factor for eight days', () => {
    beforeEach(async () => {
      expect(await owner.setFactor()).toBe('200');
      await ageFactor(8);
    });

    it('cannot be entered with the password, nor with the mailbox, nor with both', async () => {
      expect(await thief.logIn('ana')).toBe('401 SECOND_FACTOR');
      for (const link of await undoLinks()) expect(await thief.undo(link)).toBe('400 VALIDATION token');
      expect(await thief.reset(ana.email, 'ahora es del ladrón')).toBe('200');
      expect(await thief.logIn('ana')).toBe('401 SECOND_FACTOR');
      expect(await owner.isIn()).toBe(false);
    });

    it('keeps the factor if a session and the password were stolen, and the owner recovers it with that', async () => {
      thief.token = ana.token;
      expect(await thief.dropFactor()).toBe('400 VALIDATION code');
      expect(await thief.dropFactor('000000')).toBe('400 VALIDATION code');
      expect(await thief.deleteAccount()).toBe('400 VALIDATION code');
      expect(await thief.deleteAccount('000000')).toBe('400 VALIDATION code');
      expect(await thief.setFactor()).toBe('409 CONFLICT');
      expect(await thief.renewCodes()).toBe('400 VALIDATION code');
      expect(await thief.moveTo('ladron@otra.test')).toBe('200');
      expect(await owner.undo((await undoLinks()).at(-1) ?? '')).toBe('200');
      expect(await thief.isIn()).toBe(false);
      expect(await thief.logIn('ana')).toBe('401 SECOND_FACTOR');
      expect(await owner.reset(ana.email, own)).toBe('200');
      expect(await owner.logIn(ana.email)).toBe('200');
    });

    it('keeps it also if a session, the password and the mailbox were stolen together', async () => {
      thief.token = ana.token;
      expect(await thief.moveTo('ladron@otra.test')).toBe('200');
      expect(await thief.undo((await undoLinks()).at(-1) ?? '')).toBe('200');
      expect(await thief.reset(ana.email, 'ahora es del ladrón')).toBe('200');
      expect(await thief.logIn('ana')).toBe('401 SECOND_FACTOR');
    });

    it('is switched off and deleted by its owner with a code', async () => {
      expect(await owner.dropFactor()).toBe('204');
      expect(await owner.setFactor()).toBe('200');
      expect(await owner.deleteAccount(await owner.code())).toBe('204');
    });
  });

  it('notifies of a new factor with a link that works once and for seven days', async () => {
    expect(await owner.setFactor()).toBe('200');
    const mail = (await mailbox(server, ana.email)).at(-1);
    expect(mail?.subject).toBe('Verificación en dos pasos activada en Estela');
    expect(mail?.text).toContain('/undo-email?token=');
    const link = mail?.token ?? '';
    expect([await owner.undo(link), await owner.undo(link)]).toEqual(['200', '400 VALIDATION token']);
    expect(await owner.isIn()).toBe(false);
    owner.uri = undefined;
    expect(await owner.logIn('ana')).toBe('200');
  });
});
