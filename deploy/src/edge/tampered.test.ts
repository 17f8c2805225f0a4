import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../test/fake-workspace.ts';
import { edge } from './edge.ts';
import type { ReleaseSource } from './release-source.ts';
import { storeSource } from './store-source.ts';

/** Versions by the labels of their builds. */
const gear = (label: string) => versionOf('mf-gear', label);

let workspace: FakeWorkspace;
let app: FastifyInstance;
let log: string[];
let source: ReleaseSource;

/** An edge that has just started. */
async function start(): Promise<void> {
  log = [];
  source = storeSource(workspace.store);
  app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => log.push(line) } } });
  await app.register(edge, {
    source,
    settings: { publicUrl: 'https://estela.example' },
  });
  await app.ready();
}

beforeEach(async () => {
  workspace = await fakeWorkspace();
  await workspace.release('shell', '1');
  for (const label of ['1', '2']) await workspace.release('mf-gear', label);
});
afterEach(async () => {
  await app.close();
  await workspace.remove();
});

const servedGear = async () => (await app.inject('/composition.json')).json().remotes['mf-gear']?.version;

async function edit(file: string, changes: object): Promise<void> {
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...changes }));
}

test('a pointer changed by hand changes nothing on the pages, and the log says why', async () => {
  await start();
  await edit(workspace.store.paths.active, { remotes: { 'mf-gear': gear('1') } });
  expect(await servedGear()).toBe(gear('2'));
  expect(log.join()).toContain('WRONG_SIGNATURE');
  expect(log.join()).toContain('active.json');
  await workspace.fleet('recover');
  await workspace.fleet('rollback', 'mf-gear');
  expect(await servedGear()).toBe(gear('1'));
});

test('a removed pointer, or an old one put back, changes nothing on the pages', async () => {
  const old = await readFile(workspace.store.paths.active);
  await workspace.fleet('rollback', 'mf-gear');
  await start();
  await writeFile(workspace.store.paths.active, old);
  expect(await servedGear()).toBe(gear('1'));
  await rm(workspace.store.paths.active);
  expect(await servedGear()).toBe(gear('1'));
  expect(log.join()).toContain('REPLAYED');
});

test('a release whose record was changed gives way to the last good one, and its files are not served', async () => {
  await edit(workspace.store.recordOf('mf-gear', gear('2')), { publishedBy: 'stranger' });
  await start();
  expect(await servedGear()).toBe(gear('1'));
  expect(log.join()).toContain('WRONG_SIGNATURE');
  expect((await app.inject(`/remotes/mf-gear/${gear('2')}/entry.js`)).statusCode).toBe(404);
  expect((await app.inject(`/remotes/mf-gear/${gear('1')}/entry.js`)).statusCode).toBe(200);
});

test('a damaged release that is not live costs the pages nothing, however often it is asked for', async () => {
  await start();
  await servedGear();
  await writeFile(workspace.store.fileOf('mf-gear', gear('1'), 'entry.js'), 'other bytes');
  const verify = jest.spyOn(source, 'verify');
  for (let i = 0; i < 3; i += 1) {
    expect((await app.inject(`/remotes/mf-gear/${gear('1')}/entry.js`)).statusCode).toBe(404);
    expect(await servedGear()).toBe(gear('2'));
  }
  expect(verify).not.toHaveBeenCalled();
  // One that is live gives way to the last good one: here there is none left.
  await writeFile(workspace.store.fileOf('mf-gear', gear('2'), 'entry.js'), 'other bytes');
  expect((await app.inject(`/remotes/mf-gear/${gear('2')}/entry.js`)).statusCode).toBe(404);
  expect(await servedGear()).toBeUndefined();
  expect(verify.mock.calls.some(([name]) => name === 'shell')).toBe(false);
});

test('an edge that runs while the key changes serves all it served, and what comes after', async () => {
  await start();
  await workspace.fleet('key', 'rotate');
  expect(await servedGear()).toBe(gear('2'));
  await workspace.release('mf-gear', '3');
  expect(await servedGear()).toBe(gear('3'));
  expect(log).toEqual([]);
});

test('a store that cannot be reached for a while takes no page down, and the log says so once', async () => {
  await start();
  const { root } = workspace.store.paths;
  await rename(root, `${root}-away`);
  await writeFile(root, '');
  expect(await servedGear()).toBe(gear('2'));
  expect((await app.inject('/drones')).statusCode).toBe(200);
  expect(log.filter((line) => line.includes('composition cannot be read'))).toHaveLength(1);
  await rm(root);
  await rename(`${root}-away`, root);
  await workspace.fleet('rollback', 'mf-gear');
  expect(await servedGear()).toBe(gear('1'));
});
