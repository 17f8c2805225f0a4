import { readAmount, readChoice, readFlag, readNumber } from './cell-values.ts';
import { columnFinder, mapColumns } from './map-columns.ts';
import { readTable } from './read-table.ts';
import type { Column } from './table-format.ts';

const size = 1024 * 1024;
const columns: Column<object>[] = [{ field: 'name', headers: [], write: () => '' }];
const find = columnFinder(columns);

async function problemOf(csv: string): Promise<unknown> {
  try {
    mapColumns((await readTable(csv, (header) => find(header) !== undefined)).header, find);
  } catch (error) {
    return (error as { issues: { params: { key: string } }[] }).issues[0]?.params.key;
  }
  return undefined;
}

/** Of the processor's time: what else runs on the machine does not count. */
async function within(milliseconds: number, work: () => Promise<void> | void) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(milliseconds);
}

test.each([
  ['csvTooManyColumns', `name${','.repeat(900_000)}\n${'a\n'.repeat(2_000)}`],
  ['csvLongHeader', `name,${'('.repeat(size)}\nA,1\n`],
  ['csvLongHeader', `name,${'['.repeat(101)}\nA,1\n`],
  ['csvTooManyBlanks', `name\n"${'x"'.repeat(size / 4)}${' '.repeat(size / 2)},a\n`],
  ['csvBroken', `name\n"${'x"'.repeat(size / 2)}${' '.repeat(500)},a\n`],
])('a file that is made to be slow is refused at once: %s', async (key, csv) => {
  await within(2_000, async () => expect(await problemOf(csv)).toBe(key));
});

test('a hundred columns of a hundred characters are read', async () => {
  const names = Array.from({ length: 99 }, (_, index) => `${index}`.padStart(100, '('));
  expect(await problemOf(`name,${names.join(',')}\nA\n`)).toBeUndefined();
});

test('a file of tabs may have many empty cells', async () => {
  expect(await problemOf(`name\tx\nA\t${'\t'.repeat(600)}\n`)).toBeUndefined();
});

test.each([
  ['blanks', `1${' '.repeat(size)}x`],
  ['marks', `a${'\u0301\u0316'.repeat(size / 4)}`],
  ['digits', `${'1,'.repeat(size / 2)}x`],
])('a cell of a megabyte of %s is no number, word or flag, at once', async (_, cell) => {
  await within(1_000, () => {
    expect(readNumber(cell, false)).toBe(cell);
    expect(readAmount(cell, false, 2)).toBe(cell);
    expect(readFlag(cell)).toBe(cell);
    expect(readChoice(cell, { props: ['hélice'] })).toBe(cell);
  });
});
