import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { type MailSink, startMailSink } from '../../../../test/support/mail-sink.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { hashPassword } from '../../../identity/passwords.ts';

const password = 'antes era esta';

describe('a warning to the owner of an account', () => {
  let sink: MailSink;
  let server: TestServer;
  let ana: TestPilot;

  beforeEach(async () => {
    sink = await startMailSink();
    server = await startTestServer({ SMTP_URL: sink.url });
    await server.db.deleteFrom('users').execute();
    ana = await makePilot(server.db, 'ana');
    await server.db
      .updateTable('users')
      .set({ password_hash: await hashPassword(password) })
      .execute();
  });
  afterEach(async () => {
    await server.close();
    await sink.close();
  });

  const moveAway = () =>
    server.call(calls.updateUser, {
      params: { id: ana.id },
      token: ana.token,
      body: { email: 'ladron@estela.test', currentPassword: password },
    });
  const toOwner = () => sink.deliveries.filter(({ to }) => to.includes(ana.email));

  /** What the server does by itself when so much time has passed. */
  async function pass(minutes: number) {
    // A look of the server's own that is under way would say afterwards when its jobs are due again.
    await server.app.background.settled();
    const past = sql`${minutes} * interval '1 minute'`;
    await sql`update outbox set created_at = created_at - ${past}, due_at = due_at - ${past}`.execute(
      server.db,
    );
    await sql`update jobs set due_at = now() where name = 'outbox'`.execute(server.db);
    await server.app.jobs.runDue();
    await server.app.background.settled();
  }

  it('comes when a mail server that was down is back, with a link that works, once', async () => {
    sink.state.refuse = true;
    expect((await moveAway()).status).toBe(200);
    await server.app.background.settled();
    await pass(3);
    expect(sink.deliveries).toEqual([]);
    sink.state.refuse = false;
    await pass(1);
    expect(toOwner()).toEqual([]);
    await pass(60);
    await pass(60);
    expect(toOwner()).toHaveLength(1);
    const token = /token=([\w-]+)/.exec(toOwner()[0]?.mail.text ?? '')?.[1] ?? '';
    expect((await server.call(calls.undoEmail, { body: { token } })).status).toBe(200);
  });

  it('does not keep the new address from its link when it has to wait', async () => {
    sink.state.refuseTo = ana.email;
    await moveAway();
    await server.app.background.settled();
    expect(sink.deliveries.map(({ to }) => to)).toEqual([['ladron@estela.test']]);
  });

  it('waits with nothing that opens the account, and no longer than its link lasts', async () => {
    sink.state.refuse = true;
    await moveAway();
    await server.app.background.settled();
    const [{ sealed } = { sealed: Buffer.alloc(0) }, ...more] = await server.db
      .selectFrom('outbox')
      .select('sealed')
      .execute();
    expect(more).toEqual([]);
    expect(sealed.length).toBeGreaterThan(0);
    expect(sealed.toString('latin1')).not.toMatch(/token|estela/);
    sink.state.refuse = false;
    await pass(7 * 24 * 60);
    expect(sink.deliveries).toEqual([]);
  });

  it('waits when the password was changed, too', async () => {
    sink.state.refuse = true;
    const body = { currentPassword: password, newPassword: 'ahora es esta' };
    expect((await server.call(calls.changePassword, { token: ana.token, body })).status).toBe(200);
    await server.app.background.settled();
    sink.state.refuse = false;
    await pass(3);
    expect(toOwner().map(({ mail }) => mail.subject)).toEqual(['Tu contraseña de Estela ha cambiado']);
  });
});
