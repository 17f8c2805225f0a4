import { readAmount, readChoice, readFlag, readNumber } from './cell-values.ts';
import { columnFinder, mapColumns } from './map-columns.ts';
import { readTable } from './read-table.ts';
import type { Column } from './table-format.ts';

const size = 1024 * 1024;
const columns: Column<object>[] = [{ field: 'name', headers: [], write: () => '' }];
const find = columnFinder(columns);

function problemOf(csv: string): unknown {
  try {
    mapColumns(readTable(csv, (header) => find(header) !== undefined).header, find);
  } catch (error) {
    return (error as { issues: { params: { key: string } }[] }).issues[0]?.params.key;
  }
  return undefined;
}

/** Of the processor's time: what else runs on the machine does not count. */
function within(milliseconds: number, work: () => void) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(milliseconds);
}

test.each([
  ['csvTooManyColumns', `name${','.repeat(900_000)}\n${'a\n'.repeat(2_000)}`],
  ['csvLongHeader', `name,${'('.repeat(size)}\nA,1\n`],
  ['csvLongHeader', `name,${'['.repeat(101)}\nA,1\n`],
  ['csvTooManyBlanks', `name\n"${'x"'.repeat(size / 4)}${' '.repeat(size / 2)},a\n`],
  ['csvBroken', `name\n"${'x"'.repeat(size / 2)}${' '.repeat(500)},a\n`],
])('a file that is made to be slow is refused at once: %s', (key, csv) => {
  within(2_000, () => expect(problemOf(csv)).toBe(key));
});

test('a hundred columns of a hundred characters are read', () => {
  const names = Array.from({ length: 99 }, (_, index) => `${index}`.padStart(100, '('));
  expect(problemOf(`name,${names.join(',')}\nA\n`)).toBeUndefined();
});

test('a file of tabs may have many empty cells', () => {
  expect(problemOf(`name\tx\nA\t${'\t'.repeat(600)}\n`)).toBeUndefined();
});

test.each([
  ['blanks', `1${' '.repeat(size)}x`],
  ['marks', `a${'\u0301\u0316'.repeat(size / 4)}`],
  ['digits', `${'1,'.repeat(size / 2)}x`],
])('a cell of a megabyte of %s is no number, word or flag, at once', (_, cell) => {
  within(1_000, () => {
    expect(readNumber(cell, false)).toBe(cell);
    expect(readAmount(cell, false, 2)).toBe(cell);
    expect(readFlag(cell)).toBe(cell);
    expect(readChoice(cell, { props: ['hélice'] })).toBe(cell);
  });
});
