import { type Call, calls } from '@estela/contracts';
import { startTestServer, type TestServer } from '../test/support/test-server.ts';

/** Calls of the contract that no module serves yet. It only ever gets shorter. */
const notYetServed: string[] = [];

describe('the modules', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const table: Call[] = Object.values(calls);

  it('serve every call of the contract', () => {
    const missing = table.filter(({ method, path }) => !server.app.hasRoute({ method, url: `/api${path}` }));
    expect(missing.map(({ id }) => id).sort()).toEqual([...notYetServed].sort());
  });

  it('have no two calls at one place', () => {
    const places = table.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(places).toHaveLength(new Set(places).size);
    expect(table.map(({ id }) => id)).toEqual(Object.keys(calls));
  });

  const guarded = table.filter(({ access, id }) => access === 'user' && !notYetServed.includes(id));
  it.each(guarded.map((call) => [call.id, call] as const))('refuse %s without a session', async (_, call) => {
    const params = Object.fromEntries(
      [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '01890a5d-ac96-774b-bcce-b302099a8057']),
    );
    const { status, error } = await server.call(call, { params, body: call.body && {} });
    expect(status).toBe(401);
    expect(error.code).toBe('UNAUTHORIZED');
  });
});
