import { changesOf } from './changes-of.ts';

test('a change is what differs in content, lists by their items and order', () => {
  const before = { name: 'Avispa', tags: ['a', 'b'], weight: 250 };
  expect(changesOf({ ...before, tags: ['a', 'b'] }, before)).toEqual({});
  expect(changesOf({ ...before, tags: ['b', 'a'], weight: 260 }, before)).toEqual({
    tags: ['b', 'a'],
    weight: 260,
  });
});
