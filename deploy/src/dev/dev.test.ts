import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../test/fake-workspace.ts';
import { edge } from '../edge/edge.ts';
import { storeSource } from '../edge/store-source.ts';
import { devSource, devVersion } from './dev-source.ts';
import { localFiles } from './local-files.ts';
import { clientTag, openPages } from './open-pages.ts';
import { relaxPolicy } from './page-policy.ts';

/** Versions by the labels of their builds. */
const gear = (label: string) => versionOf('mf-gear', label);
const flights = (label: string) => versionOf('mf-flights', label);

let workspace: FakeWorkspace;
let app: FastifyInstance;
const pages = openPages('client.js');

function watchedGear() {
  const folder = path.join(workspace.root, 'mf-gear');
  return { name: 'mf-gear', folder, out: path.join(folder, 'dist') };
}

beforeEach(async () => {
  workspace = await fakeWorkspace();
  for (const name of ['shell', 'mf-flights', 'mf-gear']) await workspace.release(name, '1.0.0');
  app = Fastify();
  relaxPolicy(app);
  pages.register(app);
  localFiles(app, [watchedGear()]);
});
afterEach(async () => {
  await app.close();
  await workspace.remove();
});

test('a watched build is laid over the published rest, and each rebuild shows at once', async () => {
  const overlay = devSource(storeSource(workspace.store));
  const settings = { publicUrl: 'http://localhost' };
  await app.register(edge, { source: overlay.source, settings, extraHead: clientTag });
  await workspace.build('mf-gear', devVersion, { 'drones.js': 'first()' });
  await overlay.update(watchedGear());
  const { body, headers } = await app.inject('/drones');
  expect(headers['content-security-policy']).not.toMatch(/trusted-types/);
  expect(body).toContain('"/remotes/mf-gear/dev/drones.js"');
  expect(body).toContain(`"/remotes/mf-flights/${flights('1.0.0')}/"`);
  expect(body).toContain(clientTag);

  await workspace.build('mf-gear', devVersion, { 'drones.js': 'second()' });
  await overlay.update(watchedGear());
  const file = await app.inject('/remotes/mf-gear/dev/drones.js');
  expect(file.body).toBe('second()');
  expect(file.headers['cache-control']).toBe('no-store');
  const step = path.join(watchedGear().out, 'hot');
  await mkdir(step);
  await writeFile(path.join(step, 'drones.1.js'), 'change()');
  expect((await app.inject('/remotes/mf-gear/dev/hot/drones.1.js')).body).toBe('change()');
  expect((await app.inject('/remotes/mf-gear/dev/..%2fpackage.json')).statusCode).toBe(404);
  const published = await app.inject(`/remotes/mf-flights/${flights('1.0.0')}/list.js`);
  expect(published.headers['cache-control']).toContain('immutable');
  expect((await workspace.store.pointer()).remotes['mf-gear']).toBe(gear('1.0.0'));
});

test('a page that loads a part of a build after later builds is not refused it for its hash', async () => {
  const overlay = devSource(storeSource(workspace.store));
  await app.register(edge, { source: overlay.source, settings: { publicUrl: 'http://localhost' } });
  await workspace.build('mf-gear', devVersion, { 'drones.js': 'first()' });
  await overlay.update(watchedGear());
  const { remotes } = (await app.inject('/composition.json')).json();
  expect(remotes['mf-gear'].integrity['drones.js'].trim()).toBe('');
  expect(remotes['mf-flights'].integrity['list.js']).toMatch(/^sha384-/);
});

test('open pages are told of each build, and do not keep the server from closing', async () => {
  const address = await app.listen({ port: 0 });
  pages.send('mf-gear', 'one', []);
  const answer = await fetch(`${address}/__estela/events`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value ?? '';
  let heard = await next();
  while (!heard.includes('"one"')) heard += await next();
  expect(heard).toContain('event: state');
  const problems = [{ file: 'mf-gear/src/app.tsx', line: 3, message: 'Unexpected token' }];
  pages.send('mf-gear', 'two', problems);
  expect(await next()).toContain(JSON.stringify([{ app: 'mf-gear', build: 'one', problems }]));
  pages.send('mf-gear', 'three', []);
  expect(await next()).toContain('"build":"three","problems":[]');
  await app.close();
  expect((await reader?.read())?.done).toBe(true);
});
