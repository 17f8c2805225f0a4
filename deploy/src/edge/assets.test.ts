import { readFile, writeFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { type FakeWorkspace, fakeWorkspace } from '../../test/fake-workspace.ts';
import { edge } from './edge.ts';
import { storeSource } from './store-source.ts';

let workspace: FakeWorkspace;
let app: FastifyInstance;

beforeEach(async () => {
  workspace = await fakeWorkspace();
  await workspace.release('shell', '1.0.0');
  await workspace.release('mf-flights', '1.0.0');
  app = Fastify();
  await app.register(edge, {
    source: storeSource(workspace.store),
    settings: { publicUrl: 'http://localhost' },
  });
  await app.ready();
});
afterEach(async () => {
  await app.close();
  await workspace.remove();
});

test('a file of a release may be kept for ever, by pages of any origin', async () => {
  const answer = await app.inject('/remotes/mf-flights/1.0.0/list.js');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(await readFile(workspace.store.fileOf('mf-flights', '1.0.0', 'list.js'), 'utf8'));
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('clients that accept brotli get the copy that was compressed at publishing', async () => {
  const url = '/shell/1.0.0/entry.js';
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.rawPayload).toEqual(await readFile(workspace.store.fileOf('shell', '1.0.0', 'entry.js.br')));
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe((await app.inject(url)).body);
  const refused = await app.inject({ url, headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(refused.headers['content-encoding']).toBeUndefined();
});

test('versions that are no longer live are still served', async () => {
  await workspace.release('mf-flights', '2.0.0');
  expect((await app.inject('/remotes/mf-flights/1.0.0/entry.js')).statusCode).toBe(200);
});

test.each([
  '/remotes/mf-flights/1.0.0/none.js',
  '/remotes/mf-flights/9.9.9/entry.js',
  '/remotes/mf-nothing/1.0.0/entry.js',
  '/remotes/mf-flights/1.0.0/release.json',
  '/remotes/mf-flights/1.0.0/..%2f..%2factive.json',
  '/remotes/..%2f/1.0.0/entry.js',
  '/shell/1.0.0/index.html',
  '/shell/1.0.0',
  '/remotes',
  '/favicon.ico',
])('%s is a 404, not a page', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('damaged bytes are never served; the next page is made of the last good release', async () => {
  await workspace.release('mf-flights', '2.0.0');
  expect((await app.inject('/flights')).body).toContain('/remotes/mf-flights/2.0.0/');
  for (const name of ['list.js', 'list.js.br'])
    await writeFile(workspace.store.fileOf('mf-flights', '2.0.0', name), 'stolen()');
  const answer = await app.inject({
    url: '/remotes/mf-flights/2.0.0/list.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.statusCode).toBe(404);
  expect((await app.inject('/flights')).body).not.toContain('/remotes/mf-flights/2.0.0/');
});

test('a damaged compressed copy is replaced by the file itself', async () => {
  await writeFile(workspace.store.fileOf('mf-flights', '1.0.0', 'list.js.br'), 'broken');
  const answer = await app.inject({
    url: '/remotes/mf-flights/1.0.0/list.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBeUndefined();
});
