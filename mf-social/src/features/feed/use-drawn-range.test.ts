import { aFeedItem, aPilotJoined, renderHook } from '@estela/testing';
import { rowsOf } from './feed-rows.ts';
import { rowMemory } from './row-memory.ts';
import { useDrawnRange } from './use-drawn-range.ts';

const flights = () => rowsOf(Array.from({ length: 6 }, (_, i) => aFeedItem('flight', { title: `${i}` })));
let feeds = 0;

function rangeOn(height: number, rows = flights(), memory = rowMemory(`feed ${feeds++}`, true)) {
  window.innerHeight = height;
  return renderHook(() => useDrawnRange(rows, memory)).result.current;
}

it('draws at once the rows that the first screen shows', () => {
  expect(rangeOn(780)).toMatchObject({ begin: 0, end: 3, atOnce: 1, isWhole: false });
  expect(rangeOn(900)).toMatchObject({ atOnce: 2 });
  expect(rangeOn(2_400)).toMatchObject({ atOnce: 4 });
});

it('counts no more than there are', () => {
  const pilot = rowsOf([aPilotJoined({ username: 'ana' })]);
  expect(rangeOn(823, pilot)).toMatchObject({ begin: 0, end: 1, atOnce: 1, isWhole: true });
});

it('goes by the heights that rows were seen with', () => {
  const rows = flights();
  const memory = rowMemory('tall rows', true);
  for (const { key } of rows) memory.set(key, { height: 700, near: false });
  expect(rangeOn(823, rows, memory)).toMatchObject({ atOnce: 1 });
});
