import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { heavyVisits } from '../src/contract/first-visits.ts';
import { builtVisits } from '../src/fleet/commands/built-visits.ts';

interface App {
  name: string;
  folder: string;
}

const { allApps } = jest.requireActual<{ allApps: () => App[] }>('../scripts/apps.mjs');
const { buildApps } = jest.requireActual<{
  buildApps: (apps: App[]) => Promise<unknown>;
}>('../scripts/build-apps.mjs');

const empty = mkdtempSync(path.join(os.tmpdir(), 'estela-weights-'));
afterAll(() => rmSync(empty, { recursive: true }));

test('no first visit of the product loads more JavaScript than is allowed for any route', async () => {
  const apps = allApps();
  await buildApps(apps);
  const folders = apps.map(({ folder }) => folder);
  const visits = await builtVisits(folders, empty, path.join(empty, 'brotli.json'));
  expect(visits.map(({ route }) => route)).toEqual(expect.arrayContaining(['/', '/feed', '/drones/:id']));
  expect(heavyVisits(visits)).toEqual([]);
}, 180_000);
