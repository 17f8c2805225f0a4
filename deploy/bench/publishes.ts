import path from 'node:path';
import { type FakeWorkspace, fakeWorkspace } from '../test/fake-workspace.ts';
import { startFleetProcess } from '../test/run-fleet.ts';
import type { Figure } from './figures.ts';

/** D4: publishes at the same time, and publishes that are killed at a random moment. */
export async function publishes(atOnce: number, kills: number): Promise<Figure[]> {
  const kept = await publishAtOnce(atOnce);
  const torn = await killPublishes(kills);
  return [
    {
      id: 'D4',
      name: `${atOnce} publishes at once, kept`,
      value: kept,
      unit: 'count',
      target: atOnce,
      exact: true,
    },
    {
      id: 'D4',
      name: `${kills} publishes killed at random, torn`,
      value: torn,
      unit: 'count',
      target: 0,
      exact: true,
    },
  ];
}

async function publishAtOnce(count: number): Promise<number> {
  const workspace = await fakeWorkspace();
  const builders: FakeWorkspace[] = [];
  for (let i = 0; i < count; i += 1) {
    const builder = await fakeWorkspace();
    await builder.build('mf-gear', `1.0.${i}`);
    builders.push(builder);
  }
  await Promise.all(builders.map(({ root }) => publish(workspace.data, root).run));
  const versions = await workspace.store.versions('mf-gear');
  for (const version of versions) await workspace.store.verify('mf-gear', version);
  const history = await workspace.store.history();
  const told = new Set(history.filter(({ kind }) => kind === 'published').map(({ version }) => version));
  for (const { remove } of [...builders, workspace]) await remove();
  return versions.filter((version) => told.has(version)).length;
}

/** Counts the kills that leave neither the old state nor the new one, or a store that the next command cannot use. */
async function killPublishes(count: number): Promise<number> {
  const workspace = await fakeWorkspace();
  await workspace.release('mf-gear', '0');
  const took = await timeOf(workspace);
  let torn = 0;
  for (let i = 0; i < count; i += 1) {
    await workspace.build('mf-gear', `2.0.${i}`);
    const { run, kill } = publish(workspace.data, workspace.root, '--activate');
    const timer = setTimeout(kill, Math.random() * took);
    await run;
    clearTimeout(timer);
    if (!(await isWhole(workspace))) torn += 1;
  }
  await workspace.remove();
  return torn;
}

async function timeOf(workspace: FakeWorkspace): Promise<number> {
  await workspace.build('mf-gear', '1');
  const start = performance.now();
  await publish(workspace.data, workspace.root, '--activate').run;
  return performance.now() - start;
}

async function isWhole({ store }: FakeWorkspace): Promise<boolean> {
  try {
    for (const version of await store.versions('mf-gear')) await store.verify('mf-gear', version);
    const live = (await store.pointer()).remotes['mf-gear'];
    return live !== undefined && (await store.history()).some(({ version }) => version === live);
  } catch {
    return false;
  }
}

function publish(data: string, root: string, ...more: string[]) {
  return startFleetProcess([
    'publish',
    'mf-gear',
    '--from',
    path.join(root, 'mf-gear/dist'),
    '--data',
    data,
    ...more,
  ]);
}
