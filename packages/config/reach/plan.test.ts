import type { Changes } from './changes.ts';
import { explain } from './explain.ts';
import type { Edge, Graph } from './import-graph.ts';
import { planFor } from './plan.ts';

const to = (...files: string[]): Edge[] => files.map((file) => ({ to: file }));
const graph: Graph = new Map([
  ['packages/server/src/app.ts', to('packages/contracts/src/calls.ts')],
  ['packages/server/src/app.test.ts', to('packages/server/src/app.ts')],
  ['packages/server/src/other.test.ts', []],
  ['packages/contracts/src/calls.ts', []],
  ['packages/ui/src/button.tsx', []],
  ['packages/ui/src/button.test.tsx', to('packages/ui/src/button.tsx')],
  ['deploy/test/tree.test.ts', []],
  ['e2e/bench/bench.mjs', []],
]);
const texts: Record<string, string> = {
  'deploy/test/tree.test.ts': "path.resolve(import.meta.dirname, '../..')",
};
const browser = [{ spec: 'e2e/specs/a.spec.ts', line: 1, titles: ['opens'] }];
const suites = { graph, apps: [], browser, read: (file: string) => texts[file] ?? '' };

const changed = (more: Partial<Changes>): Changes => ({
  sources: new Set(),
  files: [],
  hasDocuments: false,
  texts: [],
  isWords: false,
  touchesTypes: true,
  isWhole: false,
  unknown: [],
  ...more,
});
const planOf = (...files: string[]) => planFor(changed({ sources: new Set(files), files }), suites);

test('a change that the server imports runs every test of the server and of the browser', () => {
  expect(planOf('packages/contracts/src/calls.ts')).toMatchObject({
    server: 'all',
    cluster: true,
    browser: 'all',
  });
});

test('a change of a component runs the tests that import it and those that read the whole tree', () => {
  const plan = planOf('packages/ui/src/button.tsx');
  expect(plan.unit).toEqual(['packages/ui/src/button.test.tsx', 'deploy/test/tree.test.ts']);
  expect(plan).toMatchObject({ lint: 'all', server: [], cluster: false, browser: [] });
});

test('a source that leads to no test, page or program runs everything, and is named', () => {
  const plan = planOf('e2e/bench/bench.mjs');
  expect(plan).toMatchObject({ lint: 'all', unit: 'all', server: 'all', cluster: true, browser: 'all' });
  expect(explain(plan, changed({}), suites, 'x').at(-1)).toContain('e2e/bench/bench.mjs');
});

test('a document is judged by lint alone', () => {
  const plan = planFor(
    changed({ files: ['README.md'], hasDocuments: true, isWords: true, touchesTypes: false }),
    suites,
  );
  expect(plan).toMatchObject({ unit: [], server: [], browser: [] });
  expect(plan.lint).toContain('documents');
  expect(plan.lint).not.toContain('types');
});

test('without a change nothing runs', () => {
  const plan = planFor(changed({ isWords: true, touchesTypes: false }), suites);
  expect(plan).toMatchObject({ lint: [], unit: [], server: [], cluster: false, browser: [] });
});
