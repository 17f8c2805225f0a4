import { runFleet } from '../src/fleet/cli/fleet.ts';
import { type FakeWorkspace, fakeWorkspace } from './fake-workspace.ts';

interface Begun {
  finish: (stage: { done: (name: string, result: string) => void }) => Promise<void>;
  stop: () => Promise<void>;
}
type Begin = (apps: unknown, how: { signal: AbortSignal }) => Promise<unknown>[];
const { beginBuildAndPublish } = jest.requireActual<{
  beginBuildAndPublish: (apps: object[], program: object, config: object, how: { begin: Begin }) => Begun;
}>('../scripts/build-and-publish.mjs');

let workspace: FakeWorkspace;
let printed: string[];
const stage = { done: (name: string, result: string) => void printed.push(`${name} ${result}`) };
beforeEach(async () => {
  workspace = await fakeWorkspace();
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await workspace.remove();
});

const names = ['shell', 'mf-flights', 'mf-gear'];

/** A start whose builds end when `built` and `failed` say so. `published` ends with the commands that publish an app. */
function begin(run = runFleet) {
  const ends = new Map<string, { built: () => void; failed: (error: Error) => void }>();
  const isStopped = jest.fn();
  const publishes = new Map(names.map((name) => [name, newSignal()]));
  const program = {
    origin: () => ({ by: 'start' }),
    async runFleet(args: readonly string[], context: Parameters<typeof runFleet>[1]) {
      const code = await run(args, { ...context, root: workspace.root });
      if (args[0] === 'publish') publishes.get(args[1] ?? '')?.resolve();
      return code;
    },
  };
  const builds: Begin = (_, { signal }) =>
    names.map(
      (name) =>
        new Promise((resolve, reject) => {
          ends.set(name, { built: () => resolve({ name, isFresh: true }), failed: reject });
          signal.addEventListener('abort', () => {
            isStopped(name);
            reject(new Error('stopped'));
          });
        }),
    );
  const apps = names.map((name) => ({ name }));
  const begun = beginBuildAndPublish(apps, program, { dataDir: workspace.data }, { begin: builds });
  return {
    ...begun,
    isStopped,
    built: async (name: string) => {
      await workspace.build(name, '1');
      ends.get(name)?.built();
    },
    failed: (name: string, error: Error) => ends.get(name)?.failed(error),
    published: (name: string) => publishes.get(name)?.promise,
  };
}

function newSignal() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('an app is published while others are built, and goes live with them when the start finishes', async () => {
  const start = begin();
  await start.built('shell');
  await start.published('shell');
  expect(await workspace.store.versions('shell')).toHaveLength(1);
  await start.built('mf-gear');
  await start.built('mf-flights');
  await start.published('mf-gear');
  // Whoever has not finished may still fail: nothing has changed for visitors.
  expect((await workspace.store.pointer()).sequence).toBe(0);
  await start.finish(stage);
  expect(Object.keys((await workspace.store.pointer()).remotes)).toEqual(['mf-flights', 'mf-gear']);
  const apps = names.map((name) => expect.stringMatching(`^  ${name}`));
  expect(printed).toEqual([...names.map((name) => `  ${name}`), 'build done', ...apps, 'publish done']);
});

test('a build that fails ends the others, is told, and leaves what is live', async () => {
  const start = begin();
  await start.built('shell');
  await start.published('shell');
  start.failed('mf-gear', new Error('build of mf-gear failed'));
  await expect(start.finish(stage)).rejects.toThrow('build of mf-gear failed');
  await start.stop();
  expect(start.isStopped).toHaveBeenCalledWith('mf-flights');
  expect((await workspace.store.pointer()).sequence).toBe(0);
  expect(printed).toEqual([]);
});

test('an app that cannot be published ends the builds, and the reason is told', async () => {
  const start = begin(async (_args, { print }) => {
    print('{"error":{"code":"FULL","message":"the disk is full"}}');
    return 1;
  });
  await start.built('shell');
  await expect(start.finish(stage)).rejects.toThrow('publishing shell failed: the disk is full');
  expect(start.isStopped).toHaveBeenCalledWith('mf-flights');
});

test('a start that fails elsewhere stops publishing before the next app', async () => {
  const start = begin();
  await start.built('shell');
  await start.published('shell');
  await start.built('mf-flights');
  await start.stop();
  const flights = await workspace.store.versions('mf-flights');
  await start.built('mf-gear');
  expect(await workspace.store.versions('mf-gear')).toEqual([]);
  expect(await workspace.store.versions('mf-flights')).toEqual(flights);
  await expect(start.finish(stage)).rejects.toThrow('stopped');
});
