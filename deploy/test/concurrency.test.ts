import path from 'node:path';
import { activeVersion } from '../src/store/active-pointer.ts';
import { isChange } from '../src/store/history.ts';
import { type FakeWorkspace, fakeWorkspace, versionOf } from './fake-workspace.ts';
import { type FleetRun, runFleetProcess } from './run-fleet.ts';

/** Versions by the labels of their builds. */
const flights = (label: string) => versionOf('mf-flights', label);

const publishers = 10;
const each = 5;

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
});
afterEach(() => workspace.remove());

test('fifty publishes by ten processes at once are all kept', async () => {
  const labels = Array.from({ length: publishers * each }, (_, i) => `1.0.${i}`);
  const versions = labels.map(flights);
  const runs = Array.from({ length: publishers }, async (_, publisher) => {
    const own = labels.slice(publisher * each, (publisher + 1) * each);
    return publishAll(workspace.data, own);
  });
  const results = (await Promise.all(runs)).flat();
  expect(results.filter(({ code }) => code !== 0)).toEqual([]);

  const history = await workspace.store.history();
  const published = history.filter(({ kind }) => kind === 'published').map(({ version }) => version);
  expect(published.sort()).toEqual([...versions].sort());
  const changes = history.filter(isChange);
  expect(changes.map(({ sequence }) => sequence)).toEqual(versions.map((_, i) => i + 1));
  // Each change starts from what the one before it left: no update was lost.
  expect(changes.slice(1).map(({ previous }) => previous)).toEqual(
    changes.slice(0, -1).map(({ version }) => version),
  );
  const pointer = await workspace.store.pointer();
  expect(pointer.sequence).toBe(versions.length);
  expect(activeVersion(pointer, 'mf-flights')).toBe(changes.at(-1)?.version);
  for (const version of versions) await workspace.store.verify('mf-flights', version);
}, 240_000);

test('of several who publish one version at once, exactly one succeeds', async () => {
  await workspace.build('mf-flights', '1.0.0');
  const from = path.join(workspace.root, 'mf-flights/dist');
  const args = ['publish', 'mf-flights', '--from', from, '--data', workspace.data];
  const runs = await Promise.all(Array.from({ length: 6 }, () => runFleetProcess(args)));
  expect(runs.filter(({ code }) => code === 0)).toHaveLength(1);
  for (const { code, output } of runs)
    expect(code === 0 || output.includes('is already published')).toBe(true);
  expect((await workspace.store.history()).map(({ kind }) => kind)).toEqual(['published']);
  await workspace.store.verify('mf-flights', flights('1.0.0'));
});

/** One process publishes several versions in turn, from builds of its own. */
async function publishAll(data: string, labels: string[]) {
  const results: FleetRun[] = [];
  for (const label of labels) {
    const own = await fakeWorkspace();
    await own.build('mf-flights', label);
    const from = path.join(own.root, 'mf-flights/dist');
    results.push(
      await runFleetProcess(['publish', 'mf-flights', '--from', from, '--data', data, '--activate']),
    );
    await own.remove();
  }
  return results;
}
