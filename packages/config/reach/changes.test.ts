import { changesOf, changesOfFolders } from './changes.ts';
import type { Graph } from './import-graph.ts';

const sources: Record<string, string> = {
  'mf-gear/src/drone-form.tsx': `t('form.save')`,
  'mf-gear/src/due-row.tsx': 't(`upkeep.kind.\x24{kind}`)',
  'mf-gear/src/drones-page.tsx': '<EntityPage texts="gear:drones" />',
  'mf-gear/src/catalogues.ts': '',
  'packages/server/src/app.ts': '',
};
const graph: Graph = new Map(
  [...Object.keys(sources), 'mf-gear/src/locales/es.json', 'mf-gear/src/gone.test.tsx'].map((file) => [
    file,
    [],
  ]),
);
const namespaces = new Map([['mf-gear', 'gear']]);
const read = (file: string) => sources[file] ?? '';
const of = (file: string, before: string | undefined, after: string | undefined) =>
  changesOf([{ file, before, after }], graph, namespaces, read);
const catalogue = (before: object, after: object) =>
  of('mf-gear/src/locales/es.json', JSON.stringify(before), JSON.stringify(after));

test.each([
  ['by its name', { form: { save: 'Guardar' } }, { form: { save: 'Grabar' } }, 'mf-gear/src/drone-form.tsx'],
  [
    'put together',
    { upkeep: { kind: { crash: 'a' } } },
    { upkeep: { kind: { crash: 'b' } } },
    'mf-gear/src/due-row.tsx',
  ],
  ['through the kit', { drones: { lead: 'a' } }, { drones: { lead: 'b' } }, 'mf-gear/src/drones-page.tsx'],
  ['with its plural', { form: { save_one: 'a' } }, { form: { save_one: 'b' } }, 'mf-gear/src/drone-form.tsx'],
])('a changed text stands for the sources that ask for it %s', (_, before, after, user) => {
  const { sources, isWords, touchesTypes, unknown } = catalogue(before, after);
  expect([...sources]).toEqual([user]);
  expect({ isWords, touchesTypes, unknown }).toEqual({ isWords: true, touchesTypes: false, unknown: [] });
});

test('a text that nothing seems to ask for reaches what its catalogue reaches', () => {
  expect([...catalogue({ odd: 'a' }, { odd: 'b' }).sources]).toEqual(['mf-gear/src/locales/es.json']);
});

test('the compiler sees a key that came or went', () => {
  expect(catalogue({ form: { save: 'a' } }, { form: {} }).touchesTypes).toBe(true);
});

test.each([
  'mf-gear/package.json',
  'mf-gear/rspack.config.mjs',
  'pnpm-lock.yaml',
  'packages/config/jest/node.mjs',
  'packages/testing/src/index.ts',
  'packages/server/migrations/200.sql',
])('what %s reaches is not known', (file) => {
  expect(of(file, 'a', 'b').unknown).toEqual([file]);
});

test('a document is no reason to run everything', () => {
  expect(of('README.md', 'a', 'b')).toMatchObject({ hasDocuments: true, isWords: true, unknown: [] });
});

test('for a source that is gone its whole package stands', () => {
  const { sources, unknown } = of('mf-gear/src/gone.ts', 'a', undefined);
  expect(sources).toContain('mf-gear/src/catalogues.ts');
  expect(unknown).toEqual([]);
  expect(of('e2e/specs/gear/gone.spec.ts', 'a', undefined).unknown).toEqual(['e2e/specs/gear/gone.spec.ts']);
});

test('a named app is all of its sources', () => {
  expect([...changesOfFolders(['packages/server'], graph).sources]).toEqual(['packages/server/src/app.ts']);
});
