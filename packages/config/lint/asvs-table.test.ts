import { type Requirement, renderTable, requirementFaults } from './asvs-table.ts';

const read = (file: string) => (file === 'a.test.ts' ? "test('holds', () => {});" : undefined);
const entry = (more: Partial<Requirement>): Requirement => ({
  id: '1.1.1',
  level: 1,
  subject: 'Things',
  ...more,
});

test.each<[string, Partial<Requirement>, string[]]>([
  ['a test that is there', { test: ['a.test.ts', 'holds'] }, []],
  [
    'a test that is gone',
    { test: ['a.test.ts', 'held'] },
    ['1.1.1 names “held”, which a.test.ts does not have'],
  ],
  ['a document that is gone', { document: ['b.md', 'held'] }, ['1.1.1 names b.md, which is not there']],
  ['nothing', {}, ['1.1.1 must have one of test, document, deployment, none, missing']],
  ['a reason', { none: 'No need' }, []],
])('a requirement may rest on %s or is refused', (_, more, faults) => {
  expect(requirementFaults([entry(more)], read)).toEqual(faults);
});

test('the table counts by state, and an id that is there twice is found', () => {
  const twice = [entry({ test: ['a.test.ts', 'holds'] }), entry({ missing: 'Soon' })];
  expect(renderTable(twice)).toContain(
    '2 requirements of OWASP’s standard, in our words: 1 met, 0 by deployment',
  );
  expect(renderTable(twice)).toContain(
    '| 1.1.1 | 1 | Things | met | [a.test.ts](../../../a.test.ts): holds |',
  );
  expect(requirementFaults(twice, read)).toEqual(['1.1.1 is there twice']);
});
