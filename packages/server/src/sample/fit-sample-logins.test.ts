import { calls } from '@estela/contracts';
import { sampleLogins } from '@estela/sample';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { insertSample } from './insert-sample.ts';

describe('the published passwords of the sample', () => {
  let server: TestServer;
  let lines: string[];
  const [marta = noLogin(), pablo = noLogin()] = sampleLogins;

  beforeEach(async () => {
    await start('');
    await server.db.deleteFrom('users').execute();
    await insertSample(server.db);
  });
  afterEach(() => server.close());

  async function start(publicUrl: string) {
    lines = [];
    const logStream = { write: (line: string) => lines.push(line) };
    server = await startTestServer({ LOG_LEVEL: 'warn', PUBLIC_URL: publicUrl }, { logStream });
  }
  async function startAgain(publicUrl: string) {
    await server.close();
    await start(publicUrl);
  }
  const logIn = ({ email, password }: { email: string; password: string }) =>
    server.call(calls.login, { body: { email, password } });
  const statuses = async () => (await Promise.all([marta, pablo].map(logIn))).map(({ status }) => status);

  it('open nothing once a private server goes public, nor do their sessions, and one line says so (A10)', async () => {
    const { token } = (await logIn(marta)).body;
    await startAgain('https://estela.example');
    const [line = '{}', ...more] = lines;
    expect(more).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({ level: 40, pilots: [marta.username, pablo.username] });
    expect(line).not.toContain(marta.password);
    expect(await statuses()).toEqual([401, 401]);
    expect((await server.call(calls.listSessions, { token })).status).toBe(401);
    await startAgain('https://estela.example');
    expect(lines).toEqual([]);
    await startAgain('');
    expect([await statuses(), lines.filter((one) => one.includes('pilots'))]).toEqual([[200, 200], []]);
  });

  it('are known by the address where the name is another, and leave a password of one’s own alone', async () => {
    const renamed = server.db.updateTable('users').set({ username: 'marta.nueva' });
    await renamed.where('username', '=', marta.username).execute();
    const { token } = (await logIn(pablo)).body;
    const own = { currentPassword: pablo.password, newPassword: 'volar-alto-1234' };
    await server.call(calls.changePassword, { body: own, token });
    await startAgain('https://estela.example');
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ pilots: ['marta.nueva'] });
    expect(await statuses()).toEqual([401, 401]);
    expect((await logIn({ ...pablo, password: own.newPassword })).status).toBe(200);
  });
});

function noLogin(): never {
  throw new Error('The sample has no login');
}
