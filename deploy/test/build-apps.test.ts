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

async function build() {
  mkdirSync(path.join(folder, 'dist'), { recursive: true });
  writeFileSync(path.join(folder, 'dist/build.json'), '{}');
  return { code: 0, output: '' };
}

test('an app is built again where a power cut left its note of the last build empty', async () => {
  const apps = [{ name, folder, manifest: { name: '@estela/contracts' } }];
  expect(await buildApps(apps, { build })).toMatchObject([{ isFresh: true }]);
  expect(await buildApps(apps, { build })).toMatchObject([{ isFresh: false }]);
  writeFileSync(stamp, '');
  expect(await buildApps(apps, { build })).toMatchObject([{ isFresh: true }]);
});
