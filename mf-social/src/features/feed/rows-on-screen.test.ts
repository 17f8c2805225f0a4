import { aFeedItem, aPilotJoined } from '@estela/testing';
import { rowHeights } from '@estela/ui/long-list';
import { rowsOf } from './feed-rows.ts';
import { rowsOnScreen } from './rows-on-screen.ts';

const flights = rowsOf(Array.from({ length: 6 }, (_, i) => aFeedItem('flight', { title: `${i}` })));

/** Places in the feed of the rows that a screen of so many pixels shows. */
function shownOn(innerHeight: number, place = 0, rows = flights): number[] {
  window.innerHeight = innerHeight;
  const heights = { ...rowHeights('any', true), place };
  const keys = rowsOnScreen(rows, heights);
  return keys.map((key) => rows.findIndex((row) => row.key === key));
}

it('are those of the first screen where the feed is opened', () => {
  expect(shownOn(780)).toEqual([0]);
  expect(shownOn(900)).toEqual([0, 1]);
  expect(shownOn(2_400)).toEqual([0, 1, 2, 3]);
  expect(shownOn(823, 0, rowsOf([aPilotJoined({ username: 'ana' })]))).toEqual([0]);
});

it('are those around the place where it was left', () => {
  expect(shownOn(800, 1_900)).toEqual([2, 3, 4]);
});

it('go by the heights that rows were drawn with', () => {
  window.innerHeight = 900;
  const heights = { ...rowHeights('tall rows', true), of: () => 700 };
  expect(rowsOnScreen(flights, heights)).toEqual([flights[0]?.key]);
});
