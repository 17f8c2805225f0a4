import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
import { edge } from '../src/edge/edge.ts';
import { storeSource } from '../src/edge/store-source.ts';
import { type FakeWorkspace, fakeWorkspace, versionOf } from './fake-workspace.ts';

/** Release stores as landed versions of the product wrote them: each file by its path, in base64. */
const samples = ['store-a97ecee.json'];

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
});
afterEach(() => workspace.remove());

async function unpack(sample: string, root = workspace.store.paths.root): Promise<void> {
  const text = await readFile(path.join(__dirname, 'samples', sample), 'utf8');
  for (const [name, content] of Object.entries<string>(JSON.parse(text))) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(content, 'base64'));
  }
}

describe.each(samples)('%s', (sample) => {
  beforeEach(() => unpack(sample));

  test('is served as it was: pages, files, and what was rolled back', async () => {
    for (const app of ['shell', 'mf-flights', 'mf-gear']) await workspace.store.verify(app, '1.0.0');
    const app = Fastify();
    await app.register(edge, {
      source: storeSource(workspace.store),
      settings: { publicUrl: 'https://estela.example' },
    });
    const { body } = await app.inject('/drones');
    expect(body).toContain('href="/remotes/mf-gear/1.0.0/drones.js"');
    for (const file of ['/shell/1.0.0/entry.js', '/remotes/mf-gear/2.0.0/entry.js'])
      expect((await app.inject(file)).statusCode).toBe(200);
    await app.close();
  });

  test('is signed once, after every byte was checked; what is unsigned later is refused', async () => {
    expect(await workspace.fleet('recover', '--dry-run')).toBe(0);
    expect(await workspace.store.keys.trusted()).toBeUndefined();
    await writeFile(workspace.store.fileOf('mf-gear', '2.0.0', 'entry.js'), 'damaged()');
    expect(await workspace.fleet('unpin', 'mf-gear')).toBe(0);
    const [key] = (await workspace.store.keys.trusted()) ?? [];
    expect(workspace.errors).toEqual([
      `signed 4 files that an older version of the product had left unsigned, with key ${key?.id}`,
      'not signed, and refused from now on: release.json of mf-gear 2.0.0',
    ]);
    for (const app of ['shell', 'mf-flights', 'mf-gear']) await workspace.store.verify(app, '1.0.0');
    await unpack(sample);
    expect(await workspace.fleet('status')).toBe(4);
    expect(workspace.errors.join()).toContain('active.json has no signature');
    await expect(workspace.store.release('mf-gear', '1.0.0')).rejects.toMatchObject({ code: 'NOT_SIGNED' });
  });

  test('takes new releases, and keeps back what operators rolled back', async () => {
    const version = versionOf('mf-flights', 'new');
    await workspace.release('mf-flights', 'new');
    expect((await workspace.store.pointer()).remotes['mf-flights']).toBe(version);
    await workspace.build('mf-gear', 'new');
    expect(await workspace.fleet('publish', 'mf-gear', '--activate')).toBe(3);
    expect((await workspace.store.pointer()).remotes['mf-gear']).toBe('1.0.0');
    expect(await workspace.fleet('rollback', 'mf-flights')).toBe(0);
    expect(workspace.lines).toEqual([`rolled mf-flights back to 1.0.0 (from ${version})`]);
  });
});

test('a signed store with a disabled app and a removed release is served as it was', async () => {
  await unpack('store-59676f7.json', workspace.data);
  const app = Fastify();
  const settings = { publicUrl: 'https://estela.example' };
  await app.register(edge, { source: storeSource(workspace.store), settings });
  const { remotes } = (await app.inject('/composition.json')).json();
  expect(remotes['mf-gear']).toMatchObject({ version: '7a40c32c8622', disabled: true });
  expect((await app.inject('/flights')).body).toContain('href="/remotes/mf-flights/d30cd47b16ed/list.js"');
  await app.close();
  expect(await workspace.fleet('verify')).toBe(0);
  expect(await workspace.fleet('rollback', 'mf-gear', '--to', '832bce0301b8')).toBe(3);
  expect(workspace.errors).toEqual([expect.stringContaining('832bce0301b8 was removed by tester at')]);
  await workspace.fleet('history', '--json');
  const [newest] = JSON.parse(workspace.lines.join('\n'));
  expect(newest).toMatchObject({ kind: 'disabled', why: 'wrong prices', by: 'tester' });
});
