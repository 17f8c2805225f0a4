import path from 'node:path';
import { isChange } from '../src/store/history.ts';
import { type FakeWorkspace, fakeWorkspace, versionOf } from './fake-workspace.ts';
import { type FleetRun, runFleetProcess } from './run-fleet.ts';

/** Versions by the labels of their builds. */
const gear = (label: string) => versionOf('mf-gear', label);

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
});
afterEach(() => workspace.remove());

function publishKilledAt(change: number): Promise<FleetRun> {
  const from = path.join(workspace.root, 'mf-gear/dist');
  return runFleetProcess(
    ['publish', 'mf-gear', '--from', from, '--data', workspace.data, '--activate'],
    change,
  );
}

/** What was killed leaves the old state or the new one; the next command works and writes what is owed. */
async function expectOldOrNew(before: string, version: string): Promise<string> {
  const live = (await workspace.store.pointer()).remotes['mf-gear'] ?? '';
  expect([before, version]).toContain(live);
  await workspace.store.verify('mf-gear', live);
  const versions = await workspace.store.versions('mf-gear');
  for (const found of versions) await workspace.store.verify('mf-gear', found);
  const changes = (await workspace.store.history()).filter(isChange);
  expect(changes.at(-1)?.version).toBe(live);
  return live;
}

test('kill -9 at every change of a rotation leaves releases that are served, and the next one ends it', async () => {
  await workspace.release('mf-gear', '1.0.0');
  let isFinished = false;
  for (let change = 0; !isFinished; change += 1) {
    const run = await runFleetProcess(['key', 'rotate', '--data', workspace.data], change);
    isFinished = run.signal === null;
    await workspace.store.verify('mf-gear', gear('1.0.0'));
    await workspace.store.pointer();
  }
  expect(await workspace.store.keys.trusted()).toHaveLength(1);
  await workspace.release('mf-gear', '2.0.0');
}, 240_000);

test('kill -9 at every change of the file system leaves the old state or the new one', async () => {
  await workspace.release('mf-gear', '1.0.0');
  let live = gear('1.0.0');
  let isFinished = false;
  for (let change = 0; !isFinished; change += 1) {
    const label = `2.0.${change}`;
    await workspace.build('mf-gear', label);
    const run = await publishKilledAt(change);
    isFinished = run.signal === null;
    if (isFinished) expect(run).toMatchObject({ code: 0 });
    live = await expectOldOrNew(live, gear(label));
  }
  await workspace.release('mf-gear', '3.0.0');
  const history = await workspace.store.history();
  const published = history.filter(({ kind }) => kind === 'published').map(({ version }) => version);
  expect(published.sort()).toEqual((await workspace.store.versions('mf-gear')).sort());
  const sequences = history.filter(isChange).map(({ sequence }) => sequence);
  expect(sequences).toEqual(sequences.map((_, i) => i + 1));
}, 240_000);
