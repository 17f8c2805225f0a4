import { readFile, writeFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { Composition } from '@estela/contracts/release';
import Fastify, { type FastifyInstance } from 'fastify';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../test/fake-workspace.ts';
import { integrityOf } from '../files/integrity.ts';
import { edge } from './edge.ts';
import { storeSource } from './store-source.ts';

/** Versions by the labels of their builds. */
const flights = (label: string) => versionOf('mf-flights', label);
const shell = (label: string) => versionOf('shell', label);

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
  const answer = await app.inject(`/remotes/mf-flights/${flights('1.0.0')}/list.js`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(
    await readFile(workspace.store.fileOf('mf-flights', flights('1.0.0'), 'list.js'), 'utf8'),
  );
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('clients that accept brotli get the copy that was compressed at publishing', async () => {
  const url = `/shell/${shell('1.0.0')}/entry.js`;
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.rawPayload).toEqual(
    await readFile(workspace.store.fileOf('shell', shell('1.0.0'), 'entry.js.br')),
  );
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe((await app.inject(url)).body);
  const refused = await app.inject({ url, headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(refused.headers['content-encoding']).toBeUndefined();
});

test('versions that are no longer live are still served', async () => {
  await workspace.release('mf-flights', '2.0.0');
  expect((await app.inject(`/remotes/mf-flights/${flights('1.0.0')}/entry.js`)).statusCode).toBe(200);
});

test.each([
  `/remotes/mf-flights/${flights('1.0.0')}/none.js`,
  '/remotes/mf-flights/9.9.9/entry.js',
  `/remotes/mf-nothing/${flights('1.0.0')}/entry.js`,
  `/remotes/mf-flights/${flights('1.0.0')}/release.json`,
  `/remotes/mf-flights/${flights('1.0.0')}/..%2f..%2factive.json`,
  `/remotes/..%2f/${flights('1.0.0')}/entry.js`,
  `/shell/${shell('1.0.0')}/index.html`,
  `/shell/${shell('1.0.0')}`,
  '/remotes',
])('%s is a 404, not a page', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('damaged bytes are never served; the next page is made of the last good release', async () => {
  await workspace.release('mf-flights', '2.0.0');
  expect((await app.inject('/flights')).body).toContain(`/remotes/mf-flights/${flights('2.0.0')}/`);
  for (const name of ['list.js', 'list.js.br'])
    await writeFile(workspace.store.fileOf('mf-flights', flights('2.0.0'), name), 'stolen()');
  const answer = await app.inject({
    url: `/remotes/mf-flights/${flights('2.0.0')}/list.js`,
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.statusCode).toBe(404);
  expect((await app.inject('/flights')).body).not.toContain(`/remotes/mf-flights/${flights('2.0.0')}/`);
});

test('a damaged compressed copy is replaced by the file itself', async () => {
  await writeFile(workspace.store.fileOf('mf-flights', flights('1.0.0'), 'list.js.br'), 'broken');
  const answer = await app.inject({
    url: `/remotes/mf-flights/${flights('1.0.0')}/list.js`,
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('a file that did not change keeps its address, and one damaged copy of it costs nothing', async () => {
  const name = 'page.0a1b2c3d.js';
  const shared = { [name]: `shared(); ${'more(); '.repeat(60)}` };
  for (const label of ['3.0.0', '4.0.0'])
    await workspace.release('mf-gear', label, shared, '/remotes/mf-gear/files/');
  const [older = '', newer = ''] = await workspace.store.versions('mf-gear');
  const url = `/remotes/mf-gear/files/${name}`;
  for (const version of [older, newer]) {
    await writeFile(workspace.store.fileOf('mf-gear', version, `${name}.br`), 'broken');
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
  }
  for (const other of ['first.js', 'page.99999999.js', 'index.html'])
    expect((await app.inject(`/remotes/mf-gear/files/${other}`)).statusCode).toBe(404);
});

test('a file name stands for one content in all versions', async () => {
  const name = 'page.0a1b2c3d.js';
  await workspace.release('mf-gear', '3.0.0', { [name]: 'one()' }, '/remotes/mf-gear/files/');
  await expect(
    workspace.release('mf-gear', '4.0.0', { [name]: 'two()' }, '/remotes/mf-gear/files/'),
  ).rejects.toThrow(`${name} has other bytes in an earlier version`);
});

test('hashes of all files of a release are served beside it, and its composition vouches for them', async () => {
  const { remotes } = (await app.inject('/composition.json')).json<Composition>();
  const { hashes, integrity, base } = remotes['mf-flights'] ?? {};
  const answer = await app.inject({ url: `${base}hashes.json`, headers: { 'accept-encoding': 'br' } });
  const text = brotliDecompressSync(answer.rawPayload);
  expect(JSON.parse(text.toString())).toEqual(integrity);
  expect(integrityOf(text)).toBe(hashes);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
  });
  for (const missing of ['mf-flights/none', 'mf-none/1', '..%2Fmf-flights/1'])
    expect((await app.inject(`/remotes/${missing}/hashes.json`)).statusCode).toBe(404);
});
