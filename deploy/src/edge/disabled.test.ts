import type { Composition } from '@estela/contracts/release';
import Fastify, { type FastifyInstance } from 'fastify';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../test/fake-workspace.ts';
import { edge } from './edge.ts';
import { storeSource } from './store-source.ts';

let workspace: FakeWorkspace;
let app: FastifyInstance;
beforeEach(async () => {
  workspace = await fakeWorkspace();
  for (const name of ['shell', 'mf-flights', 'mf-gear']) await workspace.release(name, '1.0.0');
  app = Fastify();
  await app.register(edge, {
    source: storeSource(workspace.store),
    settings: { publicUrl: 'https://estela.example' },
  });
});
afterEach(async () => {
  await app.close();
  await workspace.remove();
});

async function composition(): Promise<Composition> {
  return (await app.inject('/composition.json')).json();
}

test('a disabled remote keeps its routes and titles, is marked, and none of its files is preloaded', async () => {
  const before = await composition();
  await workspace.fleet('disable', 'mf-gear');
  const page = await app.inject('/drones');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>Título de drones | Estela</title>');
  expect(page.body).not.toMatch(/href="\/remotes\/mf-gear/);
  const { id, sequence, remotes } = await composition();
  expect(remotes['mf-gear']).toEqual({ ...before.remotes['mf-gear'], disabled: true });
  expect(remotes['mf-flights']).toEqual(before.remotes['mf-flights']);
  expect(sequence).toBe(before.sequence + 1);
  expect(id).not.toBe(before.id);
  expect((await app.inject('/flights')).body).toContain('href="/remotes/mf-flights');
});

test('open tabs still get the files of a disabled remote, and enabling it brings the set back', async () => {
  const { id } = await composition();
  await workspace.fleet('disable', 'mf-gear');
  const entry = `/remotes/mf-gear/${versionOf('mf-gear', '1.0.0')}/entry.js`;
  expect((await app.inject(entry)).statusCode).toBe(200);
  await workspace.fleet('enable', 'mf-gear');
  expect((await composition()).id).toBe(id);
});
