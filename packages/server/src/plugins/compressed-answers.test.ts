import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defineCalls } from '@estela/contracts';
import Fastify from 'fastify';
import { z } from 'zod';
import { makeFlight } from '../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { route } from '../http/route.ts';
import { compressedAnswersPlugin } from './compressed-answers.ts';

describe('compressed answers', () => {
  let server: TestServer;
  let ana: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db);
    for (let index = 0; index < 10; index += 1) await makeFlight(server, ana, { title: `Faro ${index}` });
  });
  afterAll(() => server.close());

  const read = (url: string, accepted?: string) =>
    server.inject({
      url,
      headers: {
        authorization: `Bearer ${ana.token}`,
        ...(accepted !== undefined && { 'accept-encoding': accepted }),
      },
    });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('a list for a browser that takes %s comes as %s', async (accepted, coding, open) => {
    const plain = await read('/api/flights?limit=10');
    const { headers, rawPayload } = await read('/api/flights?limit=10', accepted);
    expect(headers['content-encoding']).toBe(coding);
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['cache-control']).toBe('no-store');
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(open(rawPayload).toString()).toBe(plain.body);
  });

  it.each([undefined, 'identity', 'nonsense', 'br;q=0', ''])(
    'a list for %j comes as it is',
    async (accepted) => {
      const { statusCode, headers, body } = await read('/api/flights?limit=10', accepted);
      expect(statusCode).toBe(200);
      expect(headers['content-encoding']).toBeUndefined();
      expect(JSON.parse(body).items).toHaveLength(10);
    },
  );

  it('what is short comes as it is', async () => {
    expect((await read('/api/flights?limit=1', 'br')).headers['content-encoding']).toBeUndefined();
  });

  it.each([
    [{}, 'br'],
    [{ answersSecret: true } as const, undefined],
    [{ area: 'session' } as const, undefined],
  ])('the answer of a call with %j is coded as %s, however long', async (fields, coding) => {
    const app = Fastify();
    await app.register(compressedAnswersPlugin);
    const { readLong } = defineCalls('gear', {
      readLong: {
        method: 'GET',
        path: '/long',
        access: 'public',
        summary: 'Something long',
        status: 200,
        response: z.object({ text: z.string() }),
      },
    });
    route(app, { ...readLong, ...fields }, async () => ({ text: 'x'.repeat(5_000) }));
    const { headers } = await app.inject({ url: '/long', headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe(coding);
    await app.close();
  });
});
