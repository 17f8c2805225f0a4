import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testStreets } from '@estela/basemap/test-streets';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { mapFilePath, mapRoutes } from './map-routes.ts';

const streets = testStreets();
let dir: string;
let app: FastifyInstance;

async function open(pmtiles: string | undefined): Promise<void> {
  app = Fastify();
  app.decorate('config', { maps: { pmtiles, layers: [] } } as unknown as Config);
  await app.register(mapRoutes);
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'estela-map-'));
  writeFileSync(join(dir, 'my map.pmtiles'), streets);
});
afterEach(async () => {
  await app.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('the packaged world', () => {
  beforeEach(() => open(undefined));

  it('comes by tiles, compressed as the browser takes it', async () => {
    const get = (encoding: string) =>
      app.inject({ url: '/map/world/0/0/0', headers: { 'accept-encoding': encoding } });
    const [small, plain] = [await get('gzip, br'), await get('gzip')];
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/x-protobuf',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(small.rawPayload)).toEqual(gunzipSync(plain.rawPayload));
  });

  it('takes at most 60 kB for the first view, Spain', async () => {
    const first = ['0/0/0', '3/3/2', '3/4/2', '3/3/3', '3/4/3'];
    const sizes = await Promise.all(
      first.map(async (tile) => {
        const headers = { 'accept-encoding': 'br' };
        return (await app.inject({ url: `/map/world/${tile}`, headers })).rawPayload.length;
      }),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
  });

  it('has nothing in the open sea, and no tile outside the grid', async () => {
    expect((await app.inject('/map/world/8/100/100')).statusCode).toBe(204);
    for (const place of ['9/0/0', '1/2/0', '1/0/-1', 'a/0/0', '3/1.5/0'])
      expect((await app.inject(`/map/world/${place}`)).statusCode).toBe(404);
  });

  it('is all there is where no file is set', async () => {
    expect((await app.inject(mapFilePath)).statusCode).toBe(404);
  });
});

describe('the file of MAP_PMTILES', () => {
  beforeEach(() => open(join(dir, 'my map.pmtiles')));

  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url: mapFilePath, method, headers });

  it('comes by ranges', async () => {
    const answer = await get({ range: 'bytes=7-9' });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes 7-9/${streets.length}`,
      'content-length': '3',
      'accept-ranges': 'bytes',
      'content-type': 'application/vnd.pmtiles',
    });
    expect(answer.rawPayload).toEqual(streets.subarray(7, 10));
    expect((await get({ range: 'bytes=-5' })).rawPayload).toEqual(streets.subarray(-5));
  });

  it('comes in parts of 8 MiB at most, and never whole once it is larger', async () => {
    const whole = Buffer.concat([streets, Buffer.alloc(9 * 1024 * 1024)]);
    writeFileSync(join(dir, 'my map.pmtiles'), whole);
    const sizeOf = async (range: string) => (await get({ range })).headers['content-length'];
    const most = String(8 * 1024 * 1024);
    expect([await sizeOf('bytes=0-'), await sizeOf('bytes=5-9999999999')]).toEqual([most, most]);
    expect(await sizeOf(`bytes=-${whole.length}`)).toBe(most);
    const several = { range: 'bytes=0-1,5-6' };
    const ofAnOlder = { range: 'bytes=0-6', 'if-range': '"other"' };
    for (const headers of [undefined, several, ofAnOlder]) {
      const refused = await get(headers);
      expect([refused.statusCode, refused.body]).toEqual([400, 'Ask for a range\n']);
    }
    expect((await get({}, 'HEAD')).headers['content-length']).toBe(String(whole.length));
  });

  it('refuses a range that it does not have', async () => {
    const answer = await get({ range: `bytes=${streets.length}-` });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${streets.length}`);
  });

  it('is kept by the browser, and a refusal is not', async () => {
    const { etag = '' } = (await get({}, 'HEAD')).headers;
    for (const [status, headers] of [
      [200, {}],
      [206, { range: 'bytes=0-6' }],
      [304, { 'if-none-match': String(etag) }],
      [412, { 'if-match': '"other"' }],
      [416, { range: `bytes=${streets.length}-` }],
    ] as const) {
      const answer = await get(headers);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['cache-control']).toBe(status < 400 ? 'public, max-age=3600' : 'no-store');
    }
  });

  it('says its size without its content', async () => {
    const answer = await get({}, 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(String(streets.length));
    expect(answer.rawPayload).toHaveLength(0);
  });

  it('sends the whole where a range is of an older file', async () => {
    const { etag = '' } = (await get({}, 'HEAD')).headers;
    const range = 'bytes=0-6';
    const tag = String(etag);
    // A validator that does not hold, then the file's own time.
    expect((await get({ range, 'if-range': '"other"' })).statusCode).toBe(200);
    const time = String((await get({}, 'HEAD')).headers['last-modified']);
    expect((await get({ range, 'if-range': time })).statusCode).toBe(206);
    expect((await get({ 'if-none-match': tag })).statusCode).toBe(304);
    expect((await get({ range, 'if-range': tag })).statusCode).toBe(206);
    expect((await get({ range, 'if-range': `W/${tag}` })).statusCode).toBe(200);
  });

  it('has another strong tag once it is replaced, so that an open tab begins again', async () => {
    const tagOf = async () => (await get({ range: 'bytes=0-6' })).headers.etag;
    const before = await tagOf();
    expect(before).toMatch(/^"/);
    writeFileSync(join(dir, 'my map.pmtiles'), Buffer.concat([streets, Buffer.alloc(1)]));
    expect(await tagOf()).not.toBe(before);
    expect((await get({ range: 'bytes=0-6', 'if-range': String(before) })).statusCode).toBe(200);
  });
});

describe('an address in MAP_PMTILES', () => {
  let asked: IncomingHttpHeaders[];
  let takesRanges: boolean;
  /** Called as a request arrives and before the end of its answer. */
  let onArrival: () => void | Promise<void>;
  let beforeEnd: () => void | Promise<void>;
  const moved = new Map<string, string>();
  const server = createServer(async (request, response) => {
    asked.push(request.headers);
    const place = moved.get(request.url ?? '');
    if (place) return void response.writeHead(302, { location: place, 'set-cookie': 'no=1' }).end();
    await onArrival();
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    if (request.method === 'HEAD')
      return void response.writeHead(200, { 'content-length': streets.length }).end();
    if (!takesRanges || from === undefined) return void response.writeHead(200).end(streets);
    if (Number(from) >= streets.length) return void response.writeHead(416).end();
    const part = streets.subarray(Number(from), Number(to) + 1);
    const range = `bytes ${from}-${to}/${streets.length}`;
    response.writeHead(206, { 'content-range': range, etag: '"1"', 'set-cookie': 'no=1' });
    response.write(part.subarray(0, 1));
    await beforeEnd();
    response.end(part.subarray(1));
  });
  beforeEach(async () => {
    asked = [];
    takesRanges = true;
    moved.clear();
    onArrival = beforeEnd = () => undefined;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/spain.pmtiles`);
  });
  afterEach(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  });

  const get = (range = 'bytes=0-6') =>
    app.inject({ url: mapFilePath, headers: { range, cookie: 'mine', 'user-agent': 'me' } });

  it('is asked for the same range, and hears nothing about who wants it', async () => {
    const answer = await get();
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe('PMTiles');
    expect(answer.headers).toMatchObject({ etag: '"1"', 'content-range': `bytes 0-6/${streets.length}` });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(asked[0]).toMatchObject({ range: 'bytes=0-6' });
    expect(asked[0]?.cookie).toBeUndefined();
    expect(asked[0]?.['user-agent']).not.toBe('me');
  });

  it('is followed to another place of its server', async () => {
    moved.set('/spain.pmtiles', '/2026/spain.pmtiles');
    expect((await get()).body).toBe('PMTiles');
    expect(asked.map(({ range }) => range)).toEqual(['bytes=0-6', 'bytes=0-6']);
  });

  it.each([
    ['another server', () => `http://localhost:${(server.address() as AddressInfo).port}/spain.pmtiles`],
    ['another port', () => 'http://127.0.0.1:9/latest/meta-data'],
    ['another scheme', () => 'file:///etc/passwd'],
    ['no address', () => 'http://['],
    ['itself for ever', () => '/spain.pmtiles'],
  ])('is never followed to %s, which may be within the network', async (_where, place) => {
    moved.set('/spain.pmtiles', place());
    const answer = await get();
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      502,
      'No map\n',
      'no-store',
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  it('is asked for 8 MiB at most', async () => {
    await get('bytes=7-');
    expect(asked[0]?.range).toBe(`bytes=7-${7 + 8 * 1024 * 1024 - 1}`);
    expect((await get('bytes=0-1,5-6')).statusCode).toBe(400);
    expect(asked).toHaveLength(1);
  });

  it('is no map where its server sends no ranges', async () => {
    takesRanges = false;
    expect((await get()).statusCode).toBe(502);
  });

  it('is never passed on whole, only its size', async () => {
    const whole = await app.inject(mapFilePath);
    expect([whole.statusCode, whole.body]).toEqual([400, 'Ask for a range\n']);
    expect(whole.headers['cache-control']).toBe('no-store');
    expect(asked).toEqual([]);
    const size = await app.inject({ url: mapFilePath, method: 'HEAD' });
    expect([size.statusCode, size.headers['content-length']]).toEqual([200, String(streets.length)]);
  });

  it('is kept by the browser, and a refusal is not', async () => {
    expect((await get()).headers['cache-control']).toBe('public, max-age=3600');
    const refused = await get(`bytes=${streets.length}-${streets.length + 6}`);
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([416, 'no-store']);
  });

  describe('of a slow server', () => {
    beforeEach(() => {
      const real = ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'Date'] as const;
      jest.useFakeTimers({ doNotFake: [...real, 'hrtime', 'performance', 'setInterval', 'clearInterval'] });
    });
    afterEach(() => jest.useRealTimers());

    it('is given up when no answer begins', async () => {
      onArrival = async () => {
        await jest.advanceTimersByTimeAsync(10_000);
      };
      expect((await get()).statusCode).toBe(502);
    });

    it('may take its time once it has begun', async () => {
      let finish = () => {};
      const held = new Promise<void>((resolve) => {
        finish = resolve;
      });
      beforeEnd = () => held;
      const url = await app.listen({ host: '127.0.0.1', port: 0 });
      const answer = await fetch(url + mapFilePath, { headers: { range: 'bytes=0-6' } });
      jest.advanceTimersByTime(60_000);
      finish();
      expect(await answer.text()).toBe('PMTiles');
    });
  });
});
