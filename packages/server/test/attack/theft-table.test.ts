import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { hashPassword } from '../../src/identity/passwords.ts';
import { AccountActor } from '../support/account-actor.ts';
import { linksTo } from '../support/mailbox.ts';
import { makePilot, type TestPilot } from '../support/test-pilots.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const known = 'antes era esta';
const own = 'y ahora es la mía';
const taken = 'ahora es del ladrón';
const elsewhere = 'ladron@otra.test';

/** What a thief may have of an account. The device is a session that is open; the app makes the codes. */
type Held = 'password' | 'mailbox' | 'session' | 'app' | 'recovery code';

interface Row {
  has: Held[];
  /** Since when the owner has a second factor, in days. */
  factor?: number;
  /** What the thief does once inside, or tries. */
  does: (keyof typeof deeds)[];
  /** Does the thief get in? By which word of the server not. */
  enters: '200' | '401 SECOND_FACTOR' | '401 INVALID_CREDENTIALS';
  /** Deeds that are refused, by their answer. */
  refused?: Partial<Record<keyof typeof deeds, string>>;
  /** By what the owner comes back, who has their mailbox and their own app. `nothing`: only the operator can help. */
  back: 'reset' | 'undo and reset' | 'password' | 'nothing';
}

/** Each answers with what the server says. */
const deeds = {
  password: (thief: AccountActor) => thief.changePassword(taken),
  email: (thief: AccountActor) => thief.moveTo(elsewhere),
  factor: (thief: AccountActor) => thief.setFactor(),
  'no factor': (thief: AccountActor) => thief.dropFactor(),
  codes: (thief: AccountActor) => thief.renewCodes(),
  sessions: (thief: AccountActor) => thief.endOtherSessions(),
  deletion: async (thief: AccountActor) => thief.deleteAccount(await thief.code()),
};

const wrong = '400 VALIDATION currentPassword';
const noCode = '400 VALIDATION code';

const table: Row[] = [
  { has: ['password'], does: [], enters: '200', back: 'password' },
  { has: ['password'], does: ['sessions'], enters: '200', back: 'password' },
  { has: ['password'], does: ['password'], enters: '200', back: 'reset' },
  { has: ['password'], does: ['email'], enters: '200', back: 'undo and reset' },
  { has: ['password'], does: ['factor'], enters: '200', back: 'undo and reset' },
  { has: ['password'], does: ['factor', 'email', 'password'], enters: '200', back: 'undo and reset' },
  {
    has: ['password'],
    does: ['email', 'factor', 'codes', 'sessions'],
    enters: '200',
    back: 'undo and reset',
  },
  { has: ['password'], factor: 30, does: [], enters: '401 SECOND_FACTOR', back: 'password' },
  { has: ['password'], factor: 1, does: [], enters: '401 SECOND_FACTOR', back: 'password' },
  { has: ['mailbox'], does: [], enters: '401 INVALID_CREDENTIALS', back: 'password' },
  { has: ['mailbox'], factor: 30, does: [], enters: '401 INVALID_CREDENTIALS', back: 'password' },
  {
    has: ['session'],
    does: ['password', 'email', 'factor', 'no factor', 'deletion'],
    enters: '200',
    refused: {
      password: wrong,
      email: wrong,
      factor: wrong,
      'no factor': wrong,
      deletion: '400 VALIDATION password',
    },
    back: 'password',
  },
  { has: ['session'], does: ['sessions'], enters: '200', back: 'password' },
  {
    has: ['session'],
    factor: 30,
    does: ['codes', 'no factor', 'deletion'],
    enters: '200',
    refused: { codes: noCode, 'no factor': wrong, deletion: '400 VALIDATION password' },
    back: 'password',
  },
  {
    has: ['session', 'password'],
    factor: 30,
    does: ['no factor', 'factor', 'codes', 'deletion', 'email'],
    enters: '200',
    refused: { 'no factor': noCode, factor: '409 CONFLICT', codes: noCode, deletion: noCode },
    back: 'undo and reset',
  },
  { has: ['session', 'password'], factor: 30, does: ['password'], enters: '200', back: 'reset' },
  { has: ['session', 'password'], does: ['factor', 'email'], enters: '200', back: 'undo and reset' },
  {
    has: ['session', 'app'],
    factor: 30,
    does: ['no factor', 'deletion', 'email'],
    enters: '200',
    refused: { 'no factor': wrong, deletion: '400 VALIDATION password', email: wrong },
    back: 'password',
  },
  { has: ['app'], factor: 30, does: [], enters: '401 INVALID_CREDENTIALS', back: 'password' },
  { has: ['password', 'app'], factor: 30, does: ['password'], enters: '200', back: 'reset' },
  {
    has: ['password', 'app'],
    factor: 30,
    does: ['no factor', 'email'],
    enters: '200',
    back: 'undo and reset',
  },
  {
    has: ['password', 'app'],
    factor: 30,
    does: ['no factor', 'factor', 'email', 'password'],
    enters: '200',
    back: 'undo and reset',
  },
  { has: ['password', 'recovery code'], factor: 30, does: [], enters: '200', back: 'password' },
  {
    has: ['password', 'recovery code'],
    factor: 30,
    does: ['codes', 'email'],
    enters: '200',
    refused: { codes: noCode },
    back: 'undo and reset',
  },
  { has: ['password', 'app'], factor: 30, does: ['deletion'], enters: '200', back: 'nothing' },
  { has: ['password'], does: ['deletion'], enters: '200', back: 'nothing' },
];

const titleOf = ({ has, factor, does, enters, back }: Row) =>
  [
    `with ${has.join(' and ')}`,
    ...(factor ? [`against a factor of ${factor} days`] : []),
    enters === '200' ? 'gets in' : `is kept out (${enters})`,
    ...(does.length > 0 ? [`does ${does.join(', ')}`] : []),
    `and the owner comes back by ${back}`,
  ].join(', ');

describe('a thief', () => {
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
    rmSync(join(server.config.dataDir, 'mail'), { recursive: true, force: true });
    await server.db.deleteFrom('users').execute();
    await server.db.deleteFrom('login_failures').execute();
    await sql`delete from rate_windows`.execute(server.db);
    ana = await makePilot(server.db, 'ana');
    await server.db.updateTable('users').set({ password_hash }).execute();
    owner = new AccountActor(server, ana.id, known);
    owner.token = ana.token;
    thief = new AccountActor(server, ana.id, 'no la sabe');
  });

  async function giveFactor(days: number): Promise<string> {
    expect(await owner.setFactor()).toBe('200');
    await sql`update users set totp_at = totp_at - ${days} * interval '1 day'`.execute(server.db);
    await sql`update email_links set created_at = created_at - ${days} * interval '1 day'`.execute(server.db);
    const code = await owner.code();
    const { body } = await server.call(calls.confirmSecondFactor, {
      ...{ token: owner.token, body: { code } },
    });
    return body.recoveryCodes[0] ?? '';
  }

  async function logIn(has: Held[], recoveryCode: string): Promise<string> {
    if (has.includes('password')) thief.password = known;
    if (has.includes('app')) thief.uri = owner.uri;
    if (has.includes('session')) {
      thief.token = ana.token;
      return (await thief.isIn()) ? '200' : 'out';
    }
    if (!has.includes('recovery code')) return thief.logIn('ana');
    const body = { email: 'ana', password: thief.password, code: recoveryCode };
    const answer = await server.call(calls.login, { body });
    thief.token = answer.body.token;
    return String(answer.status);
  }

  /** As an owner would: the password, then a new one by mail, then the link in the oldest mail about a change. */
  async function comeBack(): Promise<Row['back']> {
    if ((await owner.logIn(ana.email)) === '200' && (await owner.changePassword(own)) === '200')
      return 'password';
    if ((await owner.reset(ana.email, own)) === '200' && (await owner.logIn(ana.email)) === '200')
      return 'reset';
    for (const link of await linksTo(server, ana.email, '/undo-email')) {
      if ((await owner.undo(link)) !== '200') continue;
      expect(await owner.reset(ana.email, own)).toBe('200');
      // A factor that the thief has touched is gone, an older one of the owner's is there.
      if ((await owner.logIn(ana.email)) === '200') return 'undo and reset';
      owner.uri = undefined;
      if ((await owner.logIn(ana.email)) === '200') return 'undo and reset';
    }
    return 'nothing';
  }

  it.each(table.map((row) => [titleOf(row), row] as const))('%s', async (_title, row) => {
    const recoveryCode = row.factor ? await giveFactor(row.factor) : '';
    expect(await logIn(row.has, recoveryCode)).toBe(row.enters);
    for (const deed of row.does) {
      const expected = row.refused?.[deed] ?? expect.stringMatching(/^20/);
      expect([deed, await deeds[deed](thief)]).toEqual([deed, expected]);
    }
    const link = row.enters === '200' && row.back !== 'nothing' ? await secretLink() : undefined;
    expect(await comeBack()).toBe(row.back);
    await expectEnd(row, link);
  });

  async function secretLink(): Promise<string> {
    const { body } = await server.call(calls.createReminderLink, { token: thief.token });
    return new URL(body.url).pathname;
  }

  /** Of the thief's nothing goes on: neither session, nor password, nor link, nor a way back by a mailbox of theirs. */
  async function expectEnd({ has, back }: Row, link: string | undefined): Promise<void> {
    if (back === 'nothing') {
      expect(await server.db.selectFrom('users').select('id').where('id', '=', ana.id).execute()).toEqual([]);
      return;
    }
    expect(await owner.isIn()).toBe(true);
    if (thief.token !== owner.token) expect(await thief.isIn()).toBe(false);
    if (link) expect((await server.inject({ url: link })).statusCode).toBe(404);
    expect(await thief.logIn('ana')).toBe('401 INVALID_CREDENTIALS');
    for (const theirs of await linksTo(server, elsewhere, '/undo-email'))
      expect(await thief.undo(theirs)).toBe('400 VALIDATION token');
    if (!has.includes('mailbox')) expect(await thief.reset(elsewhere, taken)).toMatch(/^400/);
    expect(await owner.isIn()).toBe(true);
  }

  describe('with the mailbox', () => {
    const viaMail = async () => {
      const reset = await thief.reset(ana.email, taken);
      return [reset, await thief.logIn('ana')];
    };

    it('gets in where there is no factor, and the owner comes back by it, too', async () => {
      expect(await viaMail()).toEqual(['200', '200']);
      expect(await owner.reset(ana.email, own)).toBe('200');
      expect(await owner.logIn(ana.email)).toBe('200');
      expect(await thief.isIn()).toBe(false);
    });

    it.each([['password'], ['nothing else']])(
      'and %s is kept out by a factor older than seven days',
      async (more) => {
        await giveFactor(8);
        if (more === 'password') thief.password = known;
        expect(await viaMail()).toEqual(['200', '401 SECOND_FACTOR']);
        for (const link of await linksTo(server, ana.email, '/undo-email'))
          expect(await thief.undo(link)).toBe('400 VALIDATION token');
      },
    );

    it('and a session is kept out by that factor, and cannot take it away', async () => {
      await giveFactor(8);
      thief.token = ana.token;
      expect(await viaMail()).toEqual(['200', '401 SECOND_FACTOR']);
      expect(await thief.isIn()).toBe(false);
      expect(await owner.reset(ana.email, own)).toBe('200');
      expect(await owner.logIn(ana.email)).toBe('200');
    });

    it('passes a factor of its first seven days: the link of its mail takes it away', async () => {
      await giveFactor(1);
      expect(await thief.undo((await linksTo(server, ana.email, '/undo-email'))[0] ?? '')).toBe('200');
      expect(await viaMail()).toEqual(['200', '200']);
    });
  });
});
