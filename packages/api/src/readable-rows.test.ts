import { withReadableRows } from './readable-rows.ts';

test('a row that is none becomes one with an id of its own, and the others stay', () => {
  const answer = { items: [{ _id: 'a' }, null, { user: { _id: 'b' } }, null], total: 4 };
  const { items } = withReadableRows(answer) as { items: { _id: string }[] };
  expect(items[0]).toEqual({ _id: 'a' });
  expect(items[1]?._id).toMatch(/^unreadable-\d+$/);
  expect(items[3]?._id).toMatch(/^unreadable-\d+$/);
  expect(items[3]?._id).not.toBe(items[1]?._id);
});

test('lists within an entity, and lists of nothing else, are read as well', () => {
  const answer = { flights: [{ _id: 'a' }, 7], page: { items: [null] } };
  expect(withReadableRows(answer)).toEqual({
    flights: [{ _id: 'a' }, { _id: expect.stringMatching(/^unreadable-/) }],
    page: { items: [{ _id: expect.stringMatching(/^unreadable-/) }] },
  });
});

test('figures with gaps, words and answers that are no object stay as they are', () => {
  const answer = { series: { speed: [0, null, 4], t: [0, 1, 2] }, tags: ['cine'], items: ['a', 'b'] };
  expect(withReadableRows(structuredClone(answer))).toEqual(answer);
  expect(withReadableRows(null)).toBeNull();
  expect(withReadableRows('text')).toBe('text');
});
