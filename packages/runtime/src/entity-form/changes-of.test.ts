import { changesOf } from './changes-of.ts';
import { filledWith, trimmed } from './form-values.ts';

test('a change is what differs in content, lists by their items and order', () => {
  const before = { name: 'Avispa', tags: ['a', 'b'], weight: 250 };
  expect(changesOf({ ...before, tags: ['a', 'b'] }, before)).toEqual({});
  expect(changesOf({ ...before, tags: ['b', 'a'], weight: 260 }, before)).toEqual({
    tags: ['b', 'a'],
    weight: 260,
  });
});

test('a form takes the fields that it has from the entity, and keeps its empty ones', () => {
  const entity = { name: 'Avispa', notes: null, likes: 2, weight: 0 };
  expect(filledWith({ name: '', notes: '', weight: 1 }, entity)).toEqual({
    name: 'Avispa',
    notes: '',
    weight: 0,
  });
});

test('texts lose the spaces around them, other values stay', () => {
  expect(trimmed({ name: ' Avispa ', tags: [' a '], weight: 0 })).toEqual({
    name: 'Avispa',
    tags: [' a '],
    weight: 0,
  });
});
