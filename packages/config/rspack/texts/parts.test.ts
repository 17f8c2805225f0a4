type Texts = { [key: string]: string | Texts };
const { partCount, textsOfPart } = jest.requireActual<{
  partCount: (bytes: number) => number;
  textsOfPart: (catalogue: Texts, part: number, count: number) => Texts;
}>('./parts.mjs');
const { together } = jest.requireActual<{ together: (parts: Texts[]) => Texts }>('./together.mjs');

const partsOf = (catalogue: Texts) => Array.from({ length: 4 }, (_, part) => textsOfPart(catalogue, part, 4));
const words = ['title', 'lead', 'save', 'cancel', 'delete', 'empty', 'error', 'retry', 'back'];
const area = Object.fromEntries(words.map((word) => [word, { one: word, other: `${word}s` }]));
const catalogue: Texts = {
  ...Object.fromEntries(words.map((word) => [word, word])),
  drones: area,
  drone: area,
};

test('a catalogue is split once a file of it would be dear to fetch again', () => {
  expect([15_000, 15_001, 30_000, 34_000].map(partCount)).toEqual([1, 2, 2, 3]);
});

test('the parts of a catalogue hold all of it, each text once', () => {
  const parts = partsOf(catalogue);
  expect(together(parts)).toEqual(catalogue);
  const lengths = parts.map((part) => JSON.stringify(part).length);
  expect(Math.max(...lengths)).toBeLessThan(JSON.stringify(catalogue).length / 2);
});

test('a text that changes or comes new changes one part', () => {
  const before = partsOf(catalogue);
  const after = partsOf({ new: 'text', ...catalogue });
  expect(after.filter((part, i) => JSON.stringify(part) !== JSON.stringify(before[i]))).toHaveLength(1);
});
