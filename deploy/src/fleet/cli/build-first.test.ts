import path from 'node:path';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../../test/fake-workspace.ts';
import type { FleetContext } from '../commands/command-group.ts';
import { callersFolder } from '../main.ts';
import { runFleet } from './fleet.ts';

let workspace: FakeWorkspace;
let printed: string[];
let wrongTypes: string[];

beforeEach(async () => {
  printed = [];
  wrongTypes = [];
  workspace = await fakeWorkspace();
});
afterEach(() => workspace.remove());

async function fleet(...args: string[]) {
  const errors: string[] = [];
  const code = await runFleet(args, {
    root: workspace.root,
    data: workspace.data,
    by: 'tester',
    build: (app) => workspace.build(app, 'just built'),
    checkTypes: async () => wrongTypes,
    watch: saves,
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
  });
  return { code, errors };
}

test('publish --build --activate takes what the sources give now', async () => {
  await workspace.build('mf-gear', 'older');
  const { code } = await fleet('publish', 'mf-gear', '--build', '--activate');
  expect(code).toBe(0);
  const { remotes } = await workspace.store.pointer();
  expect(remotes['mf-gear']).toBe(versionOf('mf-gear', 'just built'));
});

const wrong = "mf-gear/src/slots.tsx(14,3): error TS2322: Type '{ droneId: string }' is not assignable";

test.each([['--build --activate'], ['--build'], ['--activate'], ['--build --activate --dry-run']])(
  'publish %s refuses what has wrong types, and names the first of them',
  async (options) => {
    await workspace.release('mf-gear', 'older');
    await workspace.build('mf-gear', 'newer');
    wrongTypes = [wrong, ...Array.from({ length: 6 }, (_, at) => `mf-gear/src/${at}.ts(1,1): error TS1: x`)];
    const { code, errors } = await fleet('publish', 'mf-gear', ...options.split(' '));
    expect(code).toBe(3);
    expect(errors.join()).toMatch(
      /^fleet: the types of mf-gear are wrong:\n {2}mf-gear\/src\/slots\.tsx\(14,3\)/,
    );
    expect(errors.join()).toContain('\n  and 2 more\n  --force --why <reason> goes on all the same');
    expect(await workspace.store.versions('mf-gear')).toEqual([versionOf('mf-gear', 'older')]);
  },
);

test('publish --force goes on with wrong types, and warns of them', async () => {
  await workspace.build('mf-gear', 'older');
  wrongTypes = [wrong];
  const why = ['--force', '--why', 'the fix is on its way'];
  const { code, errors } = await fleet('publish', 'mf-gear', '--build', '--activate', ...why);
  expect([code, errors]).toEqual([0, [`warning: the types of mf-gear are wrong:\n  ${wrong}`]]);
  expect((await workspace.store.pointer()).remotes['mf-gear']).toBe(versionOf('mf-gear', 'just built'));
});

test('a build from elsewhere is not judged by the sources that are here', async () => {
  await workspace.build('mf-gear', 'theirs');
  wrongTypes = [wrong];
  const { code } = await fleet(
    'publish',
    'mf-gear',
    '--from',
    `${workspace.root}/mf-gear/dist`,
    '--activate',
  );
  expect(code).toBe(0);
});

test('publish --watch makes a save with wrong types live at once, and warns of them beside', async () => {
  wrongTypes = [wrong];
  const { code, errors } = await fleet('publish', 'mf-gear', '--watch');
  expect(code).toBe(0);
  expect(errors.at(-1)).toBe(`warning: the types of mf-gear are wrong:\n  ${wrong}`);
  expect((await workspace.store.pointer()).remotes['mf-gear']).toBe(versionOf('mf-gear', 'second'));
});

/** Three saves: a good build, one with an error, and a good one again. */
const saves: FleetContext['watch'] = async (app, onBuilt) => {
  const folder = `${workspace.root}/${app}/dist`;
  await workspace.build(app, 'first');
  await onBuilt({ folder });
  await onBuilt({ problems: 'page.tsx: unexpected end' });
  await workspace.build(app, 'second');
  await onBuilt({ folder });
};

test('publish --watch makes each good build live, and goes on after a bad one', async () => {
  const { code, errors } = await fleet('publish', 'mf-gear', '--watch', '--json');
  expect(code).toBe(0);
  expect(errors).toEqual(['mf-gear cannot be built:\npage.tsx: unexpected end']);
  const versions = ['first', 'second'].map((label) => versionOf('mf-gear', label));
  expect(printed.map((line) => JSON.parse(line).version)).toEqual(versions);
  expect((await workspace.store.pointer()).remotes['mf-gear']).toBe(versions[1]);
});

test('publish --watch publishes what operators hold and leaves it where it is', async () => {
  await workspace.release('mf-gear', 'first');
  await workspace.fleet('pin', 'mf-gear');
  const { code } = await fleet('publish', 'mf-gear', '--watch');
  expect(code).toBe(0);
  expect(printed.join('\n')).toContain(`stays at ${versionOf('mf-gear', 'first')} (pinned`);
  expect(await workspace.store.versions('mf-gear')).toHaveLength(2);
  const elsewhere = await fleet('publish', 'mf-gear', '--watch', '--dry-run');
  expect(elsewhere.code).toBe(2);
});

test('an app that is not in the workspace is refused before anything is built', async () => {
  const { code, errors } = await fleet('publish', 'mf-nothing', '--build');
  expect(code).toBe(3);
  expect(errors.join()).toContain('there is no app called mf-nothing here');
});

test('a build from elsewhere cannot be built here', async () => {
  const { code, errors } = await fleet('publish', 'mf-gear', '--build', '--from', 'elsewhere');
  expect(code).toBe(2);
  expect(errors.join()).toContain("'--build' cannot be used with option '--from");
});

test('a full disk is named as such, with what to do', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const context = { root: workspace.root, data: workspace.data, by: 'tester', print: () => undefined };
  const build = () => Promise.reject(full);
  const errors: string[] = [];
  await workspace.build('mf-gear', '1');
  const args = ['publish', 'mf-gear', '--build'];
  expect(await runFleet(args, { ...context, build, printError: (line) => errors.push(line) })).toBe(4);
  expect(errors.join()).toMatch(/^fleet: the disk is full \(ENOSPC: .*\); free some space/);
});

test('folders on the command line begin where the command was typed', async () => {
  await workspace.build('mf-gear', '1');
  const errors: string[] = [];
  const cwd = `${workspace.root}/mf-gear`;
  const context = { root: workspace.root, data: 'elsewhere', by: 'tester', print: () => undefined, cwd };
  const data = path.relative(cwd, workspace.data);
  const args = ['publish', 'mf-gear', '--from', 'dist', '--data', data];
  const code = await runFleet(args, { ...context, printError: (line) => errors.push(line) });
  expect([code, errors]).toEqual([0, []]);
  expect(await workspace.store.versions('mf-gear')).toEqual([versionOf('mf-gear', '1')]);
});

test.each([
  [{ npm_lifecycle_event: 'fleet', INIT_CWD: '/work/mf-gear' }, '/work/mf-gear'],
  [{ npm_lifecycle_event: 'test', INIT_CWD: '/work/mf-gear' }, process.cwd()],
  [{}, process.cwd()],
])('with %j a command was typed in %s', (env, folder) => {
  expect(callersFolder(env)).toBe(folder);
});
