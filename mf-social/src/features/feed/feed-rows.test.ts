import { aFeedItem, aPilotJoined } from '@estela/testing';
import { rowsOf } from './feed-rows.ts';

const flight = () => aFeedItem('flight');
const sizes = (items: Parameters<typeof rowsOf>[0]) => rowsOf(items).map((row) => row.items.length);

it('puts new pilots that come in a run into one row, and leaves one or two alone', () => {
  const pilots = Array.from({ length: 4 }, () => aPilotJoined());
  expect(sizes([flight(), ...pilots, flight()])).toEqual([1, 4, 1]);
  expect(sizes([...pilots.slice(0, 2), flight(), ...pilots.slice(2)])).toEqual([1, 1, 1, 1, 1]);
  expect(sizes([])).toEqual([]);
});

it('gives the same row for what has not changed, so that it is not drawn again', () => {
  const items = [flight(), aPilotJoined(), aPilotJoined(), aPilotJoined(), flight()];
  const before = rowsOf(items);
  const after = rowsOf([...items, flight()]);
  expect(after.slice(0, 3).every((row, index) => row === before[index])).toBe(true);
  const [first, ...rest] = items;
  const liked = rowsOf([{ ...first, likes: 9 } as typeof first & object, ...rest]);
  expect(liked[0]).not.toBe(before[0]);
  expect(liked[1]).toBe(before[1]);
});
