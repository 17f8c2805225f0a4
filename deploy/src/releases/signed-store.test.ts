import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../test/fake-workspace.ts';
import { storeSource } from '../edge/store-source.ts';
import { integrityOf } from '../files/integrity.ts';
import { newKey, privateText } from '../signing/key.ts';
import { signed } from '../signing/signature.ts';
import { openStore } from './release-store.ts';

/** Versions by the labels of their builds. */
const gear = (label: string) => versionOf('mf-gear', label);

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
  for (const label of ['1', '2']) await workspace.release('mf-gear', label);
});
afterEach(() => workspace.remove());

const record = (label: string) => workspace.store.recordOf('mf-gear', gear(label));
const keyFile = (name: string) => path.join(workspace.store.paths.signing, name);

async function edit(file: string, change: (document: Record<string, unknown>) => object): Promise<void> {
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
}

const keyIds = async () => ((await workspace.store.keys.trusted()) ?? []).map(({ id }) => id);

test('the private key is readable by its owner alone, and lies beside the releases', async () => {
  expect((await stat(keyFile('private.pem'))).mode & 0o777).toBe(0o600);
  expect(workspace.store.paths.signing).toBe(path.join(workspace.data, 'signing'));
});

test('bytes and the hash that fits them, both changed, are refused with code 4', async () => {
  const file = workspace.store.fileOf('mf-gear', gear('1'), 'entry.js');
  await writeFile(file, 'stolen()');
  await edit(record('1'), (document) => ({
    ...document,
    files: (document.files as { path: string }[]).map((entry) =>
      entry.path === 'entry.js' ? { ...entry, integrity: integrityOf(Buffer.from('stolen()')) } : entry,
    ),
  }));
  expect(await workspace.fleet('activate', 'mf-gear', gear('1'))).toBe(4);
  expect(workspace.errors.join()).toContain(
    `release.json of mf-gear ${gear('1')} was changed after it was signed`,
  );
  expect(await workspace.fleet('rollback', 'mf-gear')).toBe(4);
  expect((await workspace.store.pointer()).remotes['mf-gear']).toBe(gear('2'));
});

test('the status says which live release is refused and why; publishing its build again mends it', async () => {
  await edit(record('2'), (document) => ({ ...document, publishedBy: 'stranger' }));
  for (const command of ['status', 'verify']) {
    expect(await workspace.fleet(command)).toBe(4);
    expect(workspace.lines.join()).toContain(
      `release.json of mf-gear ${gear('2')} was changed after it was signed`,
    );
  }
  expect(await workspace.fleet('publish', 'mf-gear', '--if-missing', '--activate')).toBe(0);
  expect(await workspace.fleet('status')).toBe(0);
});

test('a record without a signature, by an unknown key or of another version is refused', async () => {
  const original = await readFile(record('1'), 'utf8');
  const stranger = newKey();
  const cases: [string, (document: object) => object][] = [
    ['has no signature', (document) => ({ ...document, signature: undefined })],
    [`signed by key ${stranger.id}`, (document) => signed('release', document, stranger)],
  ];
  for (const [sentence, change] of cases) {
    await edit(record('1'), change);
    expect(await workspace.fleet('activate', 'mf-gear', gear('1'))).toBe(4);
    expect(workspace.errors.join()).toContain(sentence);
    await writeFile(record('1'), original);
  }
  await writeFile(record('1'), await readFile(record('2')));
  expect(await workspace.fleet('activate', 'mf-gear', gear('1'))).toBe(4);
  expect(workspace.errors.join()).toContain('is damaged');
});

test('a changed pointer is refused, and recovered from the history', async () => {
  await edit(workspace.store.paths.active, (document) => ({
    ...document,
    remotes: { 'mf-gear': gear('1') },
  }));
  for (const command of [['status'], ['verify'], ['activate', 'mf-gear', gear('1')], ['key', 'rotate']])
    expect(await workspace.fleet(...command)).toBe(4);
  expect(workspace.errors.join()).toContain('active.json was changed after it was signed');
  expect(await workspace.fleet('recover')).toBe(0);
  expect(workspace.lines).toEqual(['wrote active.json anew (composition 3):', `  mf-gear ${gear('2')}`]);
  expect(await workspace.fleet('recover')).toBe(0);
  expect(workspace.lines.join()).toContain('nothing to recover');
  expect((await workspace.store.history()).at(-1)).toMatchObject({
    kind: 'recovered',
    by: 'tester',
    app: 'mf-gear',
    version: gear('2'),
    previous: gear('2'),
    sequence: 3,
  });
  expect(await workspace.fleet('rollback', 'mf-gear')).toBe(0);
});

test('an old pointer put back is noticed by every command, and by an edge that has served a later one', async () => {
  const old = await readFile(workspace.store.paths.active);
  const source = storeSource(workspace.store);
  await workspace.fleet('rollback', 'mf-gear');
  await source.pointer();
  await writeFile(workspace.store.paths.active, old);
  await expect(source.pointer()).rejects.toMatchObject({ code: 'REPLAYED' });
  expect(await workspace.fleet('status')).toBe(4);
  expect(workspace.errors.join()).toContain('it is change 2, and the history knows of change 3');
  await workspace.fleet('recover');
  expect((await source.pointer()).remotes['mf-gear']).toBe(gear('1'));
});

test('a pointer that is gone or torn is named as such, with the way out of it', async () => {
  const { active } = workspace.store.paths;
  for (const [damage, message] of [
    [() => rm(active), 'active.json is missing, and the history knows of change 2; fleet recover writes it'],
    [
      () => writeFile(active, '{'),
      'active.json cannot be read; restore it from a backup (active.json: fleet recover)',
    ],
  ] as const) {
    await damage();
    for (const command of [['status'], ['publish', 'mf-gear', '--activate'], ['rollback', 'mf-gear']])
      expect(await workspace.fleet(...command)).toBe(4);
    expect(workspace.errors.join()).toContain(message);
    expect(await workspace.fleet('recover')).toBe(0);
    expect(await workspace.fleet('status')).toBe(0);
  }
});

test('what was live before a recovery is refused by commands as by the edge, and the way back stays as it was', async () => {
  const old = await readFile(workspace.store.paths.active);
  await writeFile(workspace.store.paths.active, '{');
  await workspace.fleet('recover');
  const source = storeSource(workspace.store);
  await source.pointer();
  await writeFile(workspace.store.paths.active, old);
  await expect(source.pointer()).rejects.toMatchObject({ code: 'REPLAYED' });
  expect(await workspace.fleet('status')).toBe(4);
  await workspace.fleet('recover');
  expect(await workspace.fleet('rollback', 'mf-gear')).toBe(0);
  expect((await source.pointer()).remotes['mf-gear']).toBe(gear('1'));
});

test('where a recovery falls back to an older version, that is a step of the history', async () => {
  await writeFile(workspace.store.fileOf('mf-gear', gear('2'), 'first.js'), 'x');
  await writeFile(workspace.store.paths.active, '{');
  await workspace.fleet('recover');
  expect((await workspace.store.history()).at(-1)).toMatchObject({ version: gear('1'), previous: gear('2') });
  await workspace.fleet('history', '--limit', '1');
  expect(workspace.lines.at(-1)).toMatch(/ recovered +mf-gear /);
  // Not forth again to the damaged one.
  expect(await workspace.fleet('rollback', 'mf-gear')).toBe(3);
  expect(workspace.errors.join()).toContain('no earlier version');
});

test('an edge with the public keys alone reads, and cannot publish', async () => {
  await rm(keyFile('private.pem'));
  await workspace.store.verify('mf-gear', gear('2'));
  await workspace.build('mf-gear', '3');
  expect(await workspace.fleet('publish', 'mf-gear')).toBe(3);
  expect(workspace.errors.join()).toContain('there is no signing key');
});

test('rotating signs everything with a new key and trusts it alone', async () => {
  const [before] = await keyIds();
  const old = await readFile(record('1'), 'utf8');
  expect(await workspace.fleet('key', 'rotate')).toBe(0);
  const [after, ...more] = await keyIds();
  expect(after).not.toBe(before);
  expect(more).toEqual([]);
  expect(workspace.lines).toEqual([`the key is now ${after} (before: ${before}); signed 3 files again`]);
  for (const label of ['1', '2']) await workspace.store.verify('mf-gear', gear(label));
  await workspace.fleet('key', 'list', '--json');
  expect(JSON.parse(workspace.lines.join(''))).toMatchObject([{ id: after, by: 'tester', signs: true }]);
  await workspace.release('mf-gear', '3');
  await writeFile(record('1'), old);
  await expect(workspace.store.release('mf-gear', gear('1'))).rejects.toMatchObject({ code: 'UNKNOWN_KEY' });
});

test('a rotation leaves unsigned what nobody trusted had signed', async () => {
  await edit(record('1'), (document) => ({
    ...document,
    publishedBy: 'stranger',
  }));
  expect(await workspace.fleet('key', 'rotate')).toBe(0);
  expect(workspace.lines[1]).toBe(
    `not signed, and refused from now on: release.json of mf-gear ${gear('1')}`,
  );
  await expect(workspace.store.release('mf-gear', gear('1'))).rejects.toMatchObject({ code: 'UNKNOWN_KEY' });
});

test('the key of another machine signs once the store has changed to it', async () => {
  const given = newKey();
  const signingKey = privateText(given);
  const store = openStore(workspace.store.paths.root, { signingKey });
  const move = {
    kind: 'activated',
    app: 'mf-gear',
    version: gear('1'),
    expected: gear('2'),
    by: 'ci',
  } as const;
  await expect(store.move(move)).rejects.toMatchObject({
    code: 'KEY_NOT_TRUSTED',
    detail: { key: given.id },
  });
  await store.rotateKey();
  await store.move(move);
  expect(await keyIds()).toEqual([given.id]);
  await expect(stat(keyFile('private.pem'))).rejects.toMatchObject({
    code: 'ENOENT',
  });
  await expect(store.rotateKey()).rejects.toMatchObject({ code: 'SAME_KEY' });
});

test('releases published while the key changes are all signed by the last key', async () => {
  const builds = await Promise.all(
    ['3', '4', '5'].map(async (label) => {
      const own = await fakeWorkspace();
      await own.build('mf-gear', label);
      return own;
    }),
  );
  const published = builds.map(async (own) => {
    const code = await workspace.fleet('publish', 'mf-gear', '--from', path.join(own.root, 'mf-gear/dist'));
    await own.remove();
    return code;
  });
  await Promise.all([workspace.store.rotateKey(), ...published, workspace.store.rotateKey()]);
  expect(await Promise.all(published)).toEqual([0, 0, 0]);
  expect(await keyIds()).toHaveLength(1);
  for (const label of ['1', '2', '3', '4', '5']) await workspace.store.verify('mf-gear', gear(label));
});
