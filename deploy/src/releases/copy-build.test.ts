import { type FakeWorkspace, fakeWorkspace } from '../../test/fake-workspace.ts';
import { compressed } from './compress.ts';

jest.mock('./compress.ts', () => {
  const actual = jest.requireActual<typeof import('./compress.ts')>('./compress.ts');
  return { compressed: jest.fn(actual.compressed) };
});

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
});
afterEach(() => workspace.remove());

test('what an earlier release has compressed is not compressed again, whatever the file is called', async () => {
  const world = `/* the world */ ${'draw(); '.repeat(100)}`;
  await workspace.release('mf-gear', '1', { 'world.js': world });
  jest.mocked(compressed).mockClear();
  await workspace.release('mf-gear', '2', { 'globe.js': world });
  const again = jest.mocked(compressed).mock.calls.map(([bytes]) => bytes.toString());
  expect(again).not.toHaveLength(0);
  expect(again).not.toContain(world);
});
