import fc from 'fast-check';
import { readTable } from './read-table.ts';
import { writeTable } from './write-items.ts';

const isKnown = (header: string) => ['name', 'weight'].includes(header);
const read = (csv: string) => readTable(csv, isKnown);
const problemOf = async (csv: string) => {
  try {
    await read(csv);
  } catch (error) {
    return (error as { issues: { params: unknown }[] }).issues[0]?.params;
  }
  return undefined;
};

test.each([
  [',', 'name,weight\nA,1\n'],
  [';', 'name;weight\r\nA;1,5'],
  ['\t', 'name\tweight\rA\t1'],
  [',', '\uFEFFname,a;b;c;d\nA,1'],
])('finds the separator %j by the names in the header', async (separator, csv) => {
  expect((await read(csv)).separator).toBe(separator);
});

test('keeps quoted separators, quotes and line breaks, and says on which line a row starts', async () => {
  const { header, rows } = await read('name,weight\n"A, ""B""\nC",1\n\n , \nD,2');
  expect(header).toEqual(['name', 'weight']);
  expect(rows).toEqual([
    { line: 2, cells: ['A, "B"\nC', '1'], hasMore: false },
    { line: 6, cells: ['D', '2'], hasMore: false },
  ]);
});

test('says what is wrong with a file that cannot be read', async () => {
  expect(await problemOf('name,weight\nA,1\n"B,2')).toEqual({ key: 'csvBroken', values: { line: 3 } });
  expect(await problemOf('name,weight\n')).toEqual({ key: 'csvEmpty', values: {} });
  expect(await problemOf(`name\n${'A\n'.repeat(2_001)}`)).toEqual({
    key: 'csvTooManyRows',
    values: { max: 2_000 },
  });
});

test('a cell that a spreadsheet would run is text after writing, and itself again after reading', async () => {
  const cells = ['=1+1', '+34', '-5', '@SUM(A1)', "'=x", "''-y", "'quoted'", '\tz', 'plain'];
  const csv = writeTable([['name'], ...cells.map((cell) => [cell])]);
  for (const line of csv.split('\r\n').slice(1)) expect(line).not.toMatch(/^"?[=+\-@\t]/);
  expect((await read(csv)).rows.map((row) => row.cells[0])).toEqual(cells);
});

test('any table is read back as it was written', async () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.startsWith('\uFEFF'));
  const odd = fc.constantFrom('a\r\nb', 'a\rb', '"', ',;\t', "'", "'=", ' x ', '=', 'á€🛩');
  const row = fc.tuple(fc.constant('n'), fc.oneof(cell, odd), fc.oneof(odd, cell));
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
      const { rows: back } = await read(writeTable([['name', 'weight', 'x'], ...rows]));
      expect(back.map(({ cells }) => cells)).toEqual(rows);
    }),
  );
});

test('no text makes it fail in any other way than saying what is wrong', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('"', ',', ';', '\n', '\r', "'", '=', 'name', 'á', ' ')),
      async (parts) => {
        const csv = parts.join('');
        const problem = await problemOf(csv);
        expect(problem === undefined || 'key' in (problem as object)).toBe(true);
      },
    ),
  );
});
