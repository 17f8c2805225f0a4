import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Call, calls } from '@estela/contracts';
import PostalMime from 'postal-mime';
import { makeFlight } from '../../test/support/test-items.ts';
import { makePilot, promote, type TestPilot } from '../../test/support/test-pilots.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { newTotpSecret } from '../areas/account/auth/factor-code.ts';
import { readAccountKey } from '../areas/account/auth/factor-repository.ts';
import { furtherEvents, securityEvent, securityEvents, securityRefusals } from '../http/security-events.ts';
import { addHits } from '../http/window-repository.ts';
import { seal } from '../identity/sealed.ts';

const [first, second, third] = ['la primera clave', 'la segunda clave', 'la tercera clave'];
const berto = {
  username: 'berto',
  email: 'berto@estela.test',
  name: 'Berto',
  lastName: 'Sol',
  password: first,
  acceptTerms: true as const,
};

interface Line {
  security: string;
  who: string | null;
  address: string;
  reqId: string;
  target?: string;
}

describe('the security log', () => {
  let server: TestServer;
  let ana: TestPilot;
  let admin: TestPilot;
  const written: string[] = [];
  const secrets: string[] = [first, second, third];

  beforeAll(async () => {
    const env = { LOG_LEVEL: 'error', TRUST_PROXY: 'true', RATE_LIMIT_FACTOR: '0.05' };
    server = await startTestServer(env, {
      logStream: { write: (line) => written.push(line) },
      outside: (app) => void app.get('/page', async (request) => app.pageLimit(request)),
    });
    await server.db.deleteFrom('users').execute();
    ana = await makePilot(server.db, 'ana');
    admin = await makePilot(server.db, 'jefa');
    await promote(server.db, admin);
    secrets.push(ana.token, admin.token);
  });
  afterAll(() => server.close());

  const lines = () =>
    written.flatMap((line) => (line.includes('"security":') ? [JSON.parse(line) as Line] : []));
  const told = () => lines().map(({ security }) => security);

  let host = 0;
  /** Makes a call from an address of its own and returns the lines that it wrote. */
  async function act<C extends Call>(call: C, options: CallOptions<C> = {}) {
    const before = lines().length;
    host += 1;
    const address = `198.51.100.${host}`;
    const answer = await server.call(call, { ...options, headers: { 'x-forwarded-for': address } });
    await server.app.background.settled();
    const added = lines().slice(before);
    for (const line of added) expect(line).toMatchObject({ address, reqId: answer.headers['x-request-id'] });
    return {
      answer,
      told: added.map(({ security, who, target }) => [security, who, target].filter(Boolean)),
    };
  }

  /** Tokens of the links in the mails to an address, the last one last. */
  async function mailed(to: string): Promise<string[]> {
    const dir = join(server.config.dataDir, 'mail');
    const mails = await Promise.all(
      readdirSync(dir).map(async (file) => PostalMime.parse(await readFile(join(dir, file)))),
    );
    const tokens = mails.flatMap((mail) =>
      mail.to?.[0]?.address === to ? [/token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''] : [],
    );
    secrets.push(...tokens.filter(Boolean));
    return tokens.filter(Boolean);
  }

  const logIn = (password: string, email = berto.email) => act(calls.login, { body: { email, password } });
  const fillFailures = () => server.db.updateTable('login_failures').set({ failures: 50 }).execute();

  it('has a line for everything that happens to an account, with whose it is (16.3.1, 16.3.2)', async () => {
    const made = await act(calls.register, { body: berto });
    const { _id: id } = made.answer.body.user;
    const token = made.answer.body.token;
    secrets.push(token);
    expect(made.told).toEqual([['account.created', id]]);
    // Only a confirmed address is told of what happens to the account.
    const [own = ''] = await mailed(berto.email);
    expect((await act(calls.verifyEmail, { body: { token: own } })).told).toEqual([['email.confirmed', id]]);
    await addHits(server.db, new Map([['registrations 198.51.100.3', 9]]), 3_600_000);
    expect((await act(calls.register, { body: berto })).told).toEqual([['account.limit']]);

    expect((await logIn('no es esta clave', 'nadie@estela.test')).told).toEqual([['login.failed']]);
    expect((await logIn('no es esta clave')).told).toEqual([['login.failed', id]]);
    secrets.push('no es esta clave');
    const session = await logIn(first);
    expect(session.told).toEqual([['login', id]]);
    const other = session.answer.body.token;
    secrets.push(other);
    expect((await act(calls.logout, { token: other })).told).toEqual([['logout', id]]);

    const mine = { token, params: { id } };
    const wrong = { currentPassword: 'no es esta clave', newPassword: second };
    expect((await act(calls.changePassword, { token, body: wrong })).told).toEqual([['proof.failed', id]]);
    await fillFailures();
    expect((await act(calls.changePassword, { token, body: wrong })).told).toEqual([['proof.locked', id]]);
    await server.db.deleteFrom('login_failures').execute();
    const right = { currentPassword: first, newPassword: second };
    expect((await act(calls.changePassword, { token, body: right })).told).toEqual([
      ['password.changed', id],
    ]);

    const totp_secret = seal(await readAccountKey(server.db), newTotpSecret(), id);
    const setFactor = (factor: { totp_secret: Buffer | null; totp_at: Date | null }) =>
      server.db.updateTable('users').set(factor).where('id', '=', id).execute();
    await setFactor({ totp_secret, totp_at: null });
    const guess = { code: '000000' };
    expect((await act(calls.confirmSecondFactor, { token, body: guess })).told).toEqual([
      ['factor.failed', id],
    ]);
    await setFactor({ totp_secret, totp_at: new Date() });
    const withCode = { body: { email: berto.email, password: second, ...guess } };
    expect((await act(calls.login, withCode)).told).toEqual([['factor.failed', id]]);
    await fillFailures();
    expect((await act(calls.login, withCode)).told).toEqual([['factor.locked', id]]);
    expect((await act(calls.confirmSecondFactor, { token, body: guess })).told).toEqual([
      ['factor.locked', id],
    ]);
    await server.db.deleteFrom('login_failures').execute();
    await setFactor({ totp_secret: null, totp_at: null });

    const moved = { email: 'nueva@estela.test', currentPassword: second };
    expect((await act(calls.updateUser, { ...mine, body: moved })).told).toEqual([
      ['email.change-asked', id, id],
    ]);
    const [confirm = ''] = (await mailed(moved.email)).slice(-1);
    const [undo = ''] = (await mailed(berto.email)).filter((given) => given !== own).slice(-1);
    expect((await act(calls.verifyEmail, { body: { token: confirm } })).told).toEqual([
      ['email.confirmed', id],
    ]);
    expect((await act(calls.verifyEmail, { body: { token: confirm } })).told).toEqual([['email.refused']]);
    expect((await act(calls.undoEmail, { body: { token: undo } })).told).toEqual([['email.undone', id]]);

    const asked = await act(calls.requestPasswordReset, { body: { email: berto.email } });
    expect(asked.told).toEqual([['reset.requested']]);
    const [reset = ''] = (await mailed(berto.email))
      .filter((given) => ![own, undo].includes(given))
      .slice(-1);
    const body = { token: reset, password: third };
    expect((await act(calls.resetPassword, { body })).told).toEqual([['password.reset', id]]);
    expect((await act(calls.resetPassword, { body })).told).toEqual([['reset.refused']]);

    await logIn('no es esta clave');
    await fillFailures();
    const before = host;
    host -= 1;
    expect((await logIn(third)).told).toEqual([['login.locked', id]]);
    host = before;
    await server.db.deleteFrom('login_failures').execute();
  });

  it('has a line for sessions that end, an export, a deletion, a refusal and a limit (16.3.2, 16.3.3)', async () => {
    const { answer } = await logIn(third);
    const { token, user } = answer.body;
    secrets.push(token);
    const id = user._id;
    await logIn(third);
    const { body } = await server.call(calls.listSessions, { token });
    const ended = body.items.find(({ current }) => !current)?._id ?? '';
    expect((await act(calls.endSession, { token, params: { id: ended } })).told).toEqual([
      ['session.ended', id, ended],
    ]);
    expect((await act(calls.endOtherSessions, { token })).told).toEqual([['sessions.ended', id]]);
    const { _id: target } = await makeFlight(server, ana, { visibility: 'public' });
    const refused = await act(calls.deleteFlight, { token, params: { id: target } });
    expect(refused.told).toEqual([['access.refused', id, target]]);
    for (const call of [calls.exportUser, calls.exportUserFiles])
      expect((await act(call, { token, params: { id } })).told).toEqual([['account.exported', id, id]]);
    const link = await act(calls.createReminderLink, { token });
    secrets.push(/([\w-]{43})\.ics/.exec(link.answer.body.url)?.[1] ?? '');
    expect(link.told).toEqual([['calendar.link-made', id]]);
    expect((await act(calls.deleteReminderLink, { token })).told).toEqual([['calendar.link-ended', id]]);
    const gone = await act(calls.deleteUser, { token, params: { id }, body: { password: third } });
    expect(gone.told).toEqual([['account.deleted', id, id]]);
    const flood = async (address: string, ask: (headers: Record<string, string>) => Promise<unknown>) => {
      for (let call = 0; call < 40; call += 1) await ask({ 'x-forwarded-for': address });
      return lines().filter((line) => line.address === address);
    };
    const limited = [expect.objectContaining({ security: 'limit.reached', who: null })];
    const stats = await flood('203.0.113.9', (headers) => server.call(calls.getStats, { headers }));
    expect(stats).toEqual(limited);
    const pages = await flood('203.0.113.10', (headers) => server.inject({ url: '/page', headers }));
    expect(pages).toEqual(limited);
  });

  it('has a line for each act of an administrator, and on whom it was (16.3.3)', async () => {
    const { body } = await server.call(calls.register, { body: berto });
    const id = body.user._id;
    secrets.push(body.token);
    const onBerto = { token: admin.token, params: { id } };
    const suspension = { reason: 'spam', note: 'una nota', until: null } as const;
    const acts: [Call, object, string][] = [
      [calls.getPilotRecord, {}, 'admin.record-read'],
      [calls.verifyUser, {}, 'admin.verified'],
      [calls.unverifyUser, {}, 'admin.unverified'],
      [calls.endUserSessions, {}, 'admin.sessions-ended'],
      [calls.suspendUser, { body: suspension }, 'admin.suspended'],
    ];
    for (const [call, more, event] of acts)
      expect((await act(call, { ...onBerto, ...more })).told).toEqual([[event, admin.id, id]]);
    const refused = await logIn(first);
    expect(refused.told).toEqual([['login.suspended', id]]);
    const ticket = refused.answer.error.ticket ?? '';
    secrets.push(ticket);
    expect((await act(calls.answerSuspension, { body: { ticket } })).told).toEqual([
      ['suspension.answered', id],
    ]);
    const none = await act(calls.answerSuspension, { body: { ticket: 'none' } });
    expect(none.told).toEqual([['suspension.refused']]);
    expect((await act(calls.unsuspendUser, onBerto)).told).toEqual([['admin.unsuspended', admin.id, id]]);

    const { body: entries } = await server.call(calls.login, {
      body: { email: berto.email, password: first },
    });
    secrets.push(entries.token);
    const { _id: flight } = await makeFlight(
      server,
      { ...ana, token: entries.token },
      { visibility: 'public' },
    );
    const report = await server.call(calls.createReport, {
      token: ana.token,
      body: { kind: 'flight', target: flight, reason: 'spam' },
    });
    const decided = await act(calls.updateReport, {
      token: admin.token,
      params: { id: report.body._id },
      body: { status: 'resolved', act: 'warn', note: '' },
    });
    expect(decided.told).toEqual([['admin.report-decided', admin.id, report.body._id]]);
    const { body: acted } = await server.call(calls.listModeration, { token: entries.token });
    const [warned] = acted.items;
    const params = { id: warned?._id ?? '' };
    await server.call(calls.appealModeration, { token: entries.token, params, body: { text: 'no fui yo' } });
    const appeal = await act(calls.decideAppeal, {
      token: admin.token,
      params,
      body: { status: 'upheld', note: '' },
    });
    expect(appeal.told).toEqual([['admin.appeal-decided', admin.id, params.id]]);
  });

  it('has met every event of the table, which the guide names, and told no secret (16.1.1, 16.2.5)', async () => {
    const named = [...Object.values(securityEvents).flatMap((events) => Object.values(events ?? {}))];
    const all = new Set([...named, ...Object.values(securityRefusals), ...furtherEvents]);
    expect(new Set(told())).toEqual(all);
    const guide = await readFile(join(import.meta.dirname, '../../../docs/security/logging.md'), 'utf8');
    expect([...all].filter((event) => !guide.includes(`\`${event}\``))).toEqual([]);
    const text = written.join('');
    for (const secret of [...secrets, 'una nota', 'no fui yo', '@estela.test'])
      expect(text).not.toContain(secret);
  });

  it('names a call below /auth that nobody has put into the table by the call itself', () => {
    const call: Call = { ...calls.changePassword, id: 'somethingNew' };
    expect(securityEvent(call)).toBe('auth.somethingNew');
    expect(securityEvent({ ...call, method: 'GET' })).toBeUndefined();
    expect(securityEvent(undefined)).toBeUndefined();
  });
});
