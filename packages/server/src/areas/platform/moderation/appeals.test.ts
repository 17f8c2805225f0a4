import { calls, type ReportAct } from '@estela/contracts';
import { makeFlight } from '../../../../test/support/test-items.ts';
import { makePilot, promote, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

const account = {
  username: 'marta',
  email: 'marta@estela.test',
  name: 'Marta',
  lastName: 'Ruiz',
  password: 'contraseña segura',
  acceptTerms: true as const,
};

describe('an appeal that restores', () => {
  let server: TestServer;
  let admin: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    admin = await makePilot(server.db, 'jefa');
    await promote(server.db, admin);
  });

  const restore = async () => {
    const { items } = (await server.call(calls.listAppeals, { token: admin.token })).body;
    return server.call(calls.decideAppeal, {
      params: { id: items[0]?._id ?? '' },
      token: admin.token,
      body: { status: 'restored' },
    });
  };

  it('does not lift a suspension that was imposed since', async () => {
    const { body: registered } = await server.call(calls.register, { body: account });
    const suspend = (note: string) =>
      server.call(calls.suspendUser, {
        params: { id: registered.user._id },
        token: admin.token,
        body: { reason: 'abuse', note },
      });
    const logIn = () =>
      server.call(calls.login, { body: { email: account.email, password: account.password } });
    await suspend('La primera');
    const { ticket = '' } = (await logIn()).error;
    await server.call(calls.answerSuspension, { body: { ticket, appeal: 'No fui yo' } });
    await suspend('La segunda');
    expect((await restore()).status).toBe(200);
    expect((await logIn()).status).toBe(403);
    const { body: answered } = await server.call(calls.answerSuspension, { body: { ticket } });
    expect(answered.appeal).toMatchObject({ status: 'restored' });
  });

  it('does not show what was hidden again since', async () => {
    const ana = await makePilot(server.db, 'ana');
    const berto = await makePilot(server.db, 'berto');
    const { _id: id } = await makeFlight(server, ana, { title: 'Playa', visibility: 'public' });
    const act = async (what: ReportAct) => {
      const report = { kind: 'flight', target: id, reason: 'danger' } as const;
      const { body } = await server.call(calls.createReport, { token: berto.token, body: report });
      await server.call(calls.updateReport, {
        params: { id: body._id },
        token: admin.token,
        body: { status: 'resolved', act: what },
      });
    };
    await act('hide');
    const { body } = await server.call(calls.listModeration, { token: ana.token });
    await server.call(calls.appealModeration, {
      params: { id: body.items[0]?._id ?? '' },
      token: ana.token,
      body: { text: 'Estaba vacía' },
    });
    // Given back by hand, while the appeal waits.
    await server.db.updateTable('flights').set({ hidden: false }).where('id', '=', id).execute();
    await act('hide');
    expect((await restore()).status).toBe(200);
    expect((await server.call(calls.getFlight, { params: { id } })).status).toBe(404);
  });
});
