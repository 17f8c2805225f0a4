import { randomUUID } from 'node:crypto';
import { calls } from '@estela/contracts';
import { makePilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';

describe('the log', () => {
  let server: TestServer;
  let lines: string[];

  beforeEach(async () => {
    lines = [];
    server = await startTestServer(
      { LOG_LEVEL: 'trace' },
      {
        logStream: { write: (line) => lines.push(line) },
        outside: (app) => {
          app.get('/fails', async (request) => {
            const { url, headers } = request;
            const error = new Error(`cannot read ${url} with ${headers.authorization}`);
            request.log.error({ err: error, headers, req: request, token: headers.authorization }, 'failed');
            throw error;
          });
        },
      },
    );
  });
  afterEach(() => server.close());

  it('has the request’s id in every line about it and in the response', async () => {
    for (const url of ['/api/stats', '/api/nothing', '/api/users/%', '/nowhere', '/fails?token=x']) {
      lines.length = 0;
      const { headers } = await server.inject({ url });
      const id = headers['x-request-id'];
      expect(id).toMatch(/^[\da-f-]{36}$/);
      const told = lines.map((line) => JSON.parse(line));
      for (const line of told) expect([url, line.reqId]).toEqual([url, id]);
    }
  });

  it('names route and status of a response', async () => {
    await server.inject({ url: `/api/flights/${randomUUID()}?q=secreto` });
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({
      method: 'GET',
      route: '/api/flights/:id',
      status: 404,
      msg: 'answered',
    });
  });

  it('holds no password, token, cookie or link, whatever is done and whatever fails', async () => {
    const ana = await makePilot(server.db, 'ana');
    const secrets = { password: 'una clave larguísima', cookie: 'cookie-value', query: 'query-value' };
    const body = {
      username: 'bea',
      email: 'bea@estela.test',
      name: 'Bea',
      lastName: 'Sol',
      password: secrets.password,
      acceptTerms: true,
    };
    await server.call(calls.register, { body });
    await server.call(calls.login, { body: { email: body.email, password: `${secrets.password}!` } });
    const session = await server.call(calls.login, {
      body: { email: body.email, password: secrets.password },
    });
    await server.call(calls.requestPasswordReset, { body: { email: body.email } });
    await server.app.background.settled();
    const headers = { cookie: secrets.cookie, authorization: `Bearer ${ana.token}` };
    await server.inject({ url: `/fails?token=${secrets.query}`, headers });
    const all = lines.join('');
    expect(all).toContain('failed');
    expect(all).toContain('mail written');
    for (const secret of [...Object.values(secrets), ana.token, session.body.token, 'restore-password?']) {
      expect(all).not.toContain(secret);
    }
  });
});
