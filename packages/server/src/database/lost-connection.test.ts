import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { calls } from '@estela/contracts';
import { makePilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { PreparedClient } from './prepared-client.ts';

describe('a connection that is lost between two statements of a transaction', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** Cuts the line of whichever connection puts in a flight, once it has. */
  function cutAfterInsert(): jest.SpyInstance {
    const query = PreparedClient.prototype.query;
    const spy = jest.spyOn(PreparedClient.prototype, 'query').mockImplementation(async function (
      this: PreparedClient,
      ...args
    ) {
      const result = await query.apply(this, args);
      if (!String(args[0]).startsWith('insert into "flights"')) return result;
      spy.mockRestore();
      const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection;
      const end = once(this, 'end');
      stream.destroy();
      await end;
      return result;
    });
    return spy;
  }

  it('is answered with 503, leaves nothing half-done, and the same call goes through at once', async () => {
    const ana = await makePilot(server.db);
    const create = () =>
      server.call(calls.createFlight, {
        token: ana.token,
        headers: { 'idempotency-key': 'lost' },
        body: {
          title: 'Vuelta',
          videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
          description: 'Una vuelta',
        },
      });
    const spy = cutAfterInsert();
    const lost = await create();
    spy.mockRestore();
    expect([lost.status, lost.error.code, lost.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2']);
    expect((await create()).status).toBe(201);
    const { body } = await server.call(calls.listFlights, { token: ana.token });
    expect(body.total).toBe(1);
  });
});
