import { extent, nice, ticks } from 'd3-array';
import { area, line } from 'd3-shape';

type Readings = readonly (number | null)[];

/** The lowest and the highest measured value; undefined without any. */
export function rangeOf(values: Readings): { min: number; max: number } | undefined {
  const [min, max] = extent(values, (value) => value ?? undefined);
  return min === undefined ? undefined : { min, max };
}

/**
 * Paths in a box of 100 by 100, broken where nothing was measured; `y` of a grid line counts from the top. `base` is a
 * value that the scale always includes.
 */
export function chartOf(t: readonly number[], values: Readings, base?: number) {
  const range = rangeOf(base === undefined ? values : [...values, base]);
  const end = t.at(-1);
  if (!range || !end) return undefined;
  const isFlat = range.min === range.max;
  const [low, high] = nice(range.min - (isFlat ? 1 : 0), range.max + (isFlat ? 1 : 0), 3);
  const x = (index: number) => ((t[index] ?? 0) / end) * 100;
  const y = (value: number) => 100 - ((value - low) / (high - low)) * 100;
  const isMeasured = (value: number | null): value is number => value !== null;
  const across = (_: number | null, index: number) => x(index);
  const upTo = (value: number | null) => y(value ?? low);
  return {
    line: line<number | null>(across, upTo).defined(isMeasured).digits(2)([...values]) ?? '',
    area: area<number | null>(across, 100, upTo).defined(isMeasured).digits(2)([...values]) ?? '',
    rungs: ticks(low, high, 3).map((value) => ({ value, y: y(value) })),
    /** The position of a reading, in percent from the left and from the top. */
    at: (index: number) => {
      const value = values[index];
      return { x: x(index), y: value == null ? undefined : y(value) };
    },
  };
}
