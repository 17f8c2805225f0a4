import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

interface App {
  name: string;
  folder: string;
  manifest: { name: string };
}

const { beginBuilds, buildApps } = jest.requireActual<{
  beginBuilds: (apps: App[], how: object) => Promise<unknown>[];
  buildApps: (apps: App[], how: object) => Promise<{ isFresh: boolean }[]>;
}>('../scripts/build-apps.mjs');

const { runTool } = jest.requireActual<{
  runTool: (command: string, args: string[], options: object) => Promise<{ code: number; output: string }>;
}>('../scripts/run-tool.mjs');

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

test('told to stop, it ends the builds that run and begins no others', async () => {
  const ending = new AbortController();
  const begun: string[] = [];
  const endless = (where: string, signal: AbortSignal) => {
    begun.push(where);
    if (begun.length === 2) ending.abort();
    return runTool(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { signal });
  };
  const apps = ['a', 'b', 'c'].map((end) => ({
    name: `${name}-${end}`,
    folder: path.join(folder, end),
    manifest: { name: '@estela/contracts' },
  }));
  const builds = beginBuilds(apps, { build: endless, signal: ending.signal });
  for (const built of builds) await expect(built).rejects.toMatchObject({ name: 'AbortError' });
  expect(begun).toEqual(apps.slice(0, 2).map((app) => app.folder));
});
