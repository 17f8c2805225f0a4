const standIn = <Call>(name: string) => jest.requireActual<{ default: Call }>(`./${name}.mjs`).default;
const clone = standIn<<Value>(value: Value) => Value>('clone');
const cloneDeep = standIn<<Value>(value: Value) => Value>('clone-deep');
const isPlainObject = standIn<(value: unknown) => boolean>('is-plain-object');
const toPath = standIn<(value: unknown) => string[]>('to-path');

test('the values of a form are copied to their leaves; what they hold besides stays the same', () => {
  const taken = new Date('2026-05-02T10:00:00Z');
  const values = { title: 'Faro', packs: [{ cells: 6 }], weight: '', taken, photo: undefined };
  const copy = cloneDeep(values);
  expect(copy).toEqual(values);
  expect(copy.packs[0]).not.toBe(values.packs[0]);
  expect(copy.taken).toBe(taken);
  expect(clone(values.packs)).toEqual(values.packs);
  expect(clone(values)).not.toBe(values);
});

test('fields are named by words and numbers, with dots or brackets', () => {
  expect(toPath('packs[0].cells')).toEqual(['packs', '0', 'cells']);
  expect(toPath('packs.0.cells')).toEqual(['packs', '0', 'cells']);
  expect(toPath(['a', 1])).toEqual(['a', '1']);
});

test('a list, a date and nothing are no plain objects', () => {
  const kinds = [{}, Object.create(null), [], new Date(0), null, 'text'];
  expect(kinds.map(isPlainObject)).toEqual([true, true, false, false, false, false]);
});
