import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../test/fake-workspace.ts';
import { runFleet } from './fleet.ts';

let workspace: FakeWorkspace;

beforeEach(async () => {
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
    print: () => undefined,
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

test('a build from elsewhere cannot be built here', async () => {
  const { code, errors } = await fleet('publish', 'mf-gear', '--build', '--from', 'elsewhere');
  expect(code).toBe(2);
  expect(errors.join()).toContain("'--build' cannot be used with option '--from");
});
