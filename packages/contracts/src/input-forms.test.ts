import { z } from 'zod';
import { dayInput, instantInput, numeric, orEmpty, orNull, reference } from './input-forms.ts';

const id = '01a1fe6c-b7db-71da-90b9-9095555e327b';

test('a number may come as its digits, and nothing else becomes one', () => {
  const weight = numeric(z.number().min(0));
  expect(weight.parse(' 12.5 ')).toBe(12.5);
  expect(weight.parse(12.5)).toBe(12.5);
  for (const value of ['', ' ', '0x10', '1e3', '1,5', '-1', 'Infinity', null, true])
    expect(weight.safeParse(value).success).toBe(false);
});

test('null is an empty text, an empty text is null, and what is left out stays out', () => {
  const form = z.object({ brand: orEmpty(z.string()), weight: orNull(z.number()) }).partial();
  expect(form.parse({ brand: null, weight: '' })).toEqual({
    brand: '',
    weight: null,
  });
  expect(form.parse({})).toEqual({});
});

test('a reference is an id, also inside the item that an answer had there', () => {
  expect(reference.parse(id)).toBe(id);
  expect(reference.parse({ _id: id, name: 'Collado' })).toBe(id);
  for (const value of [{}, { _id: 'x' }, null, [id]]) expect(reference.safeParse(value).success).toBe(false);
});

test.each([
  ['2026-11-20', '2026-11-20T00:00:00Z'],
  ['2026-11-20T10:30', '2026-11-20T10:30:00Z'],
  ['2026-11-20T10:30:15', '2026-11-20T10:30:15Z'],
  ['2026-11-20T10:30+01:00', '2026-11-20T10:30:00+01:00'],
  ['2026-11-20T10:30:15.5Z', '2026-11-20T10:30:15.5Z'],
  ['9999-12-31T23:59:59.9999999Z', '9999-12-31T23:59:59.999Z'],
])('%s is the instant %s', (given, instant) => {
  expect(instantInput.parse(given)).toBe(instant);
});

test.each(['2026-02-30', '20/11/2026', '2026-11-20T25:00', '9999-12-31T23:59:59-01:00', '', 0])(
  '%j is no instant',
  (given) => {
    expect(instantInput.safeParse(given).success).toBe(false);
  },
);

test('the day of an instant is the one that it names, whatever the offset', () => {
  expect(dayInput.parse('2026-11-20')).toBe('2026-11-20');
  expect(dayInput.parse('2026-11-20T23:30:00-05:00')).toBe('2026-11-20');
  expect(dayInput.safeParse('2026-02-30').success).toBe(false);
});
