import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ObjectStore, startObjectStore } from '../../test/support/object-store.ts';
import { carriedSignature, expectedSignature } from '../../test/support/request-signature.ts';
import { readConfig } from '../config.ts';
import { s3Storage } from './s3-storage.ts';
import type { MediaStorage } from './storage.ts';

const key = 'ff/four/320.webp';

function open(env: Record<string, string>) {
  const { s3 } = readConfig(env);
  if (!s3) throw new Error('No object storage is set');
  return s3Storage(s3);
}

const everyCall = (storage: MediaStorage) => [
  () => storage.put(key, Buffer.from('x')),
  () => storage.get(key),
  () => storage.remove(key),
  () => storage.check(),
];

describe('an object storage', () => {
  let store: ObjectStore;
  beforeAll(async () => {
    store = await startObjectStore();
  });
  afterEach(() => store.setLine('open'));
  afterAll(() => store.close());

  it.each([
    ['an unknown account', { S3_ACCESS_KEY_ID: 'nobody' }],
    ['a bucket that is not there', { S3_BUCKET: 'elsewhere' }],
  ])('rejects everything to %s: that is no missing picture', async (_, env) => {
    for (const run of everyCall(open({ ...store.env, ...env })))
      await expect(run()).rejects.toThrow(/object storage answered 4\d\d/);
  });

  it('that is gone fails every call, and works again when it is back', async () => {
    const storage = open(store.env);
    await storage.put(key, Buffer.from('before'));
    store.setLine('cut');
    for (const run of everyCall(storage)) await expect(run()).rejects.toThrow();
    store.setLine('open');
    expect(await storage.get(key)).toMatchObject({ bytes: 6 });
  });

  it('that says nothing is given up after the time that is set', async () => {
    store.setLine('silent');
    for (const run of everyCall(open({ ...store.env, S3_TIMEOUT_MS: '200' })))
      await expect(run()).rejects.toThrow('in 200 ms');
  });

  it('is tried once more where its connection was closed meanwhile', async () => {
    const storage = open(store.env);
    await storage.put(key, Buffer.from('again'));
    store.setLine('open');
    expect(await storage.get(key)).toMatchObject({ bytes: 5 });
  });
});

describe('requests to an object storage', () => {
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
  let server: Server;
  let answer: RequestListener;
  let env: Record<string, string>;
  const seen: { request: IncomingMessage; body: Buffer }[] = [];

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      seen.push({ request, body: await buffer(request) });
      answer(request, response);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    env = {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: 'pictures',
      S3_REGION: 'eu-south-2',
      S3_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
      S3_SECRET_ACCESS_KEY: secret,
    };
  });
  beforeEach(() => {
    seen.length = 0;
    answer = (_request, response) => response.end();
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('is signed as the example in the manual of S3 is', () => {
    const headers = {
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=' +
        'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
    };
    const example = { method: 'GET', path: '/test.txt', headers };
    expect(expectedSignature(example, secret)).toBe(carriedSignature(headers));
  });

  it('is signed, names the region, and carries the checksum of what is stored', async () => {
    const storage = open(env);
    await storage.put(key, Buffer.from('picture'));
    await storage.get(key);
    await storage.remove(key);
    await storage.check();
    expect(seen.map(({ request }) => `${request.method} ${request.url}`)).toEqual([
      `PUT /pictures/${key}`,
      `GET /pictures/${key}`,
      `DELETE /pictures/${key}`,
      'HEAD /pictures/',
    ]);
    for (const { request } of seen) {
      const { method = '', url: path = '', headers } = request;
      expect(headers.authorization).toContain('/eu-south-2/s3/aws4_request');
      expect(carriedSignature(headers)).toBe(expectedSignature({ method, path, headers }, secret));
    }
    const [put] = seen;
    expect(put?.body.toString()).toBe('picture');
    expect(put?.request.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '7',
      'x-amz-content-sha256': createHash('sha256').update('picture').digest('hex'),
    });
  });

  it('is tried once more after a passing 503, and no third time', async () => {
    answer = (_request, response) => response.writeHead(seen.length === 1 ? 503 : 200).end();
    await open(env).put(key, Buffer.from('x'));
    expect(seen).toHaveLength(2);
    answer = (_request, response) => response.writeHead(503).end();
    await expect(open(env).put(key, Buffer.from('x'))).rejects.toThrow('answered 503');
    expect(seen).toHaveLength(4);
  });

  it('is no picture when it stops half-way', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half of it', () => response.destroy());
    };
    await expect(open(env).get(key)).rejects.toThrow();
  });

  it('is not sent on to where a redirect points', async () => {
    answer = (_request, response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end();
    await expect(open(env).get(key)).rejects.toThrow('answered 307');
    expect(seen).toHaveLength(1);
  });
});
