import { act, renderHook } from '@testing-library/react';
import { useDrawnRows } from './use-drawn-rows.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const keys = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`);

function draw(rows: string[], first: string[], step: number) {
  const { result, rerender } = renderHook((all: string[]) => useDrawnRows(all, () => first, step), {
    initialProps: rows,
  });
  return {
    drawn: () => [...result.current],
    rerender,
    /** The browser has time, once. */
    rest: () => act(() => jest.runOnlyPendingTimers()),
  };
}

it('draws the first rows at once, then those beside them, a few at a time, and in the end all', () => {
  const rows = keys(7);
  const { drawn, rest } = draw(rows, ['row 3'], 3);
  expect(drawn()).toEqual(['row 3']);
  rest();
  expect(drawn().sort()).toEqual(['row 1', 'row 2', 'row 3', 'row 4']);
  rest();
  expect(drawn().sort()).toEqual(rows);
  rest();
  expect(jest.getTimerCount()).toBe(0);
});

it('leaves what is drawn as it is while others come above it, below it, or go', () => {
  const { drawn, rest, rerender } = draw(keys(3), keys(3), 2);
  const before = drawn();
  rerender(['newer', 'row 0', 'row 2', 'older', 'oldest']);
  expect(drawn()).toEqual(before);
  rest();
  expect(drawn()).toEqual([...before, 'newer', 'older']);
  rest();
  expect(drawn()).toContain('oldest');
});

it('draws the first that come where there was none', () => {
  const { drawn, rest, rerender } = draw([], [], 2);
  rerender(keys(3));
  rest();
  expect(drawn()).toEqual(['row 0', 'row 1']);
});
