import { compareLines, type Pair } from './compare-lines.ts';

const lines = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `set same_${index + from} = 1`).join('\n');

const shown = ({ before, after, isSame }: Pair) =>
  isSame
    ? `  ${after?.text}`
    : `${before ? '-' : ' '}${after ? '+' : ' '} ${before?.text ?? ''}|${after?.text ?? ''}`;

test('a setting with another value is one changed line, in its section', () => {
  const comparison = compareLines(
    '# version\n# Betaflight 4.4\n\n# master\nset a = 1\nset b = 2\nset c = 3\n\n# profile 0\nset p_pitch = 52\n',
    '# version\n# Betaflight 4.5\n\n# master\nset a = 1\nset c = 4\nset d = 5\n\n# profile 0\nset p_pitch = 52\n',
  );
  expect(comparison?.changes).toBe(4);
  expect(comparison?.groups.map(({ section }) => section)).toEqual(['version', 'master']);
  expect(comparison?.groups[1]?.blocks.flatMap(({ pairs }) => pairs.map(shown))).toEqual([
    '  # master',
    '  set a = 1',
    '-  set b = 2|',
    '-+ set c = 3|set c = 4',
    ' + |set d = 5',
    '  ',
  ]);
});

test('equal lines more than two away from a change are folded, and line numbers are those of each text', () => {
  const comparison = compareLines(
    `${lines(10)}\nset x = 1\n${lines(10, 20)}`,
    `${lines(10)}\nset x = 2\n${lines(10, 20)}`,
  );
  const blocks = comparison?.groups[0]?.blocks.map(({ kind, pairs }) => [kind, pairs.length]);
  expect(blocks).toEqual([
    ['folded', 8],
    ['changes', 5],
    ['folded', 8],
  ]);
  expect(comparison?.groups[0]?.blocks[1]?.pairs[2]).toMatchObject({
    before: { number: 11 },
    after: { number: 11 },
  });
});

test.each([
  ['line breaks of another kind', (text: string) => text.replaceAll('\n', '\r\n')],
  ['CR alone at the end of lines', (text: string) => text.replaceAll('\n', '\r')],
  ['indents', (text: string) => text.replace(/^/gm, '    ')],
  [
    'tabs, unbreakable spaces and spaces at the end',
    (text: string) => text.replace(/^(.*)$/gm, '\t\u00A0$1  '),
  ],
  ['a mark of byte order', (text: string) => `\uFEFF${text}`],
])('%s are no difference', (_, change) => {
  const text = '# version\n# Betaflight 4.3.1\n\n# master\nset p_roll = 45\n';
  expect(compareLines(text, change(text))).toEqual({ groups: [], changes: 0 });
});

test('between an indented text and a plain one only a real change counts, and each line is shown as it was given', () => {
  const comparison = compareLines(
    '# master\nset a = 1\nset b = 2\n',
    '    # master\n    set a = 1\n    set b = 3\n',
  );
  expect(comparison?.changes).toBe(1);
  expect(comparison?.groups.map(({ section }) => section)).toEqual(['master']);
  expect(comparison?.groups[0]?.blocks[0]?.pairs.at(-1)).toEqual({
    before: { number: 3, text: 'set b = 2' },
    after: { number: 3, text: '    set b = 3' },
    isSame: false,
  });
});

test('two whole dumps are compared at once', () => {
  const dump = lines(8_000);
  const start = performance.now();
  expect(compareLines(dump, dump.replace('same_4000 = 1', 'same_4000 = 2'))?.changes).toBe(1);
  expect(performance.now() - start).toBeLessThan(1_000);
});
