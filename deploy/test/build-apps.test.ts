import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

interface App {
  name: string;
  folder: string;
  manifest: { name: string };
}

const { buildApps } = jest.requireActual<{
  buildApps: (apps: App[], how: object) => Promise<{ isFresh: boolean }[]>;
}>('../scripts/build-apps.mjs');

const folder = mkdtempSync(path.join(os.tmpdir(), 'estela-build-apps-'));
const name = path.basename(folder);
const stamp = path.resolve(__dirname, '../../.cache/builds', `${name}.json`);
afterAll(() => {
  for (const made of [folder, stamp]) rmSync(made, { recursive: true, force: true });
});

const text = 'as built';
async function build() {
  rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'dist'), { recursive: true });
  writeFileSync(path.join(folder, 'dist/build.json'), '{}');
  writeFileSync(path.join(folder, 'dist/page.js'), text);
  return { code: 0, output: '' };
}

test('an app is built again where a power cut left its note of the last build empty', async () => {
  const apps = [{ name, folder, manifest: { name: '@estela/contracts' } }];
  expect(await buildApps(apps, { build })).toMatchObject([{ isFresh: true }]);
  expect(await buildApps(apps, { build })).toMatchObject([{ isFresh: false }]);
  writeFileSync(stamp, '');
  expect(await buildApps(apps, { build })).toMatchObject([{ isFresh: true }]);
});

test('an app is built again where its build is not what came of its sources', async () => {
  const apps = [{ name, folder, manifest: { name: '@estela/contracts' } }];
  const page = path.join(folder, 'dist/page.js');
  await buildApps(apps, { build });
  const spoil = [
    () => writeFileSync(page, 'built by a team from an edit that was taken back'),
    () => writeFileSync(path.join(folder, 'dist/build.json'), '{"app":"other"}'),
    () => writeFileSync(path.join(folder, 'dist/new.js'), ''),
    () => rmSync(page),
  ];
  for (const change of spoil) {
    change();
    expect(await buildApps(apps, { build })).toMatchObject([{ isFresh: true }]);
  }
});

test('what was saved while an app was built has it built once more', async () => {
  const saved = path.resolve(__dirname, '../../packages/contracts', `${name}.json`);
  const apps = [{ name, folder, manifest: { name: '@estela/contracts' } }];
  const during = async () => {
    writeFileSync(saved, '{}');
    return build();
  };
  try {
    await buildApps(apps, { force: true, build: during });
  } finally {
    rmSync(saved);
  }
  expect(await buildApps(apps, { build })).toMatchObject([{ isFresh: true }]);
  expect(await buildApps(apps, { build })).toMatchObject([{ isFresh: false }]);
});
