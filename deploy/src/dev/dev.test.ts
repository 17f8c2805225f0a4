import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../test/fake-workspace.ts';
import { edge } from '../edge/edge.ts';
import { storeSource } from '../edge/store-source.ts';
import { devSource, devVersion } from './dev-source.ts';
import { liveReload, liveReloadTag } from './live-reload.ts';

/** Versions by the labels of their builds. */
const gear = (label: string) => versionOf('mf-gear', label);
const flights = (label: string) => versionOf('mf-flights', label);

let workspace: FakeWorkspace;
let app: FastifyInstance;
const pages = liveReload();

function watchedGear() {
  const folder = path.join(workspace.root, 'mf-gear');
  return { name: 'mf-gear', folder, out: path.join(folder, 'dist') };
}

beforeEach(async () => {
  workspace = await fakeWorkspace();
  for (const name of ['shell', 'mf-flights', 'mf-gear']) await workspace.release(name, '1.0.0');
  app = Fastify();
  pages.register(app);
});
afterEach(async () => {
  await app.close();
  await workspace.remove();
});

test('a watched build is laid over the published rest, and each rebuild shows at once', async () => {
  const overlay = devSource(storeSource(workspace.store));
  const settings = { publicUrl: 'http://localhost' };
  await app.register(edge, { source: overlay.source, settings, extraHead: liveReloadTag });
  await workspace.build('mf-gear', devVersion, { 'drones.js': 'first()' });
  await overlay.update(watchedGear());
  const { body } = await app.inject('/drones');
  expect(body).toContain('"/remotes/mf-gear/dev/drones.js"');
  expect(body).toContain(`"/remotes/mf-flights/${flights('1.0.0')}/"`);
  expect(body).toContain(liveReloadTag);

  await workspace.build('mf-gear', devVersion, { 'drones.js': 'second()' });
  await overlay.update(watchedGear());
  const file = await app.inject('/remotes/mf-gear/dev/drones.js');
  expect(file.body).toBe('second()');
  expect(file.headers['cache-control']).toBe('no-store');
  const published = await app.inject(`/remotes/mf-flights/${flights('1.0.0')}/list.js`);
  expect(published.headers['cache-control']).toContain('immutable');
  expect((await workspace.store.pointer()).remotes['mf-gear']).toBe(gear('1.0.0'));
});

test('open pages are told of a rebuild, and do not keep the server from closing', async () => {
  const address = await app.listen({ port: 0 });
  const answer = await fetch(`${address}/__estela/reload`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('retry: 500\n\n');
  pages.reload();
  expect((await reader?.read())?.value).toBe('event: reload\ndata:\n\n');
  await app.close();
  expect((await reader?.read())?.done).toBe(true);
});
