import { type Point, round } from './curve.ts';

interface Hill extends Point {
  /** How far it reaches, and how high: negative for a hollow. */
  reach: number;
  height: number;
}

export interface ContourOptions {
  width: number;
  height: number;
  hills: readonly Hill[];
  levels: readonly number[];
}

/** Units between samples: finer costs markup, coarser shows corners. */
const cell = 8;

/**
 * Height lines of a landscape of round hills, as one path (marching squares). Lines of such a field never cross,
 * which is what makes a drawing read as a map.
 */
export function contourLines({ width, height, hills, levels }: ContourOptions): string {
  const fieldAt = (x: number, y: number) =>
    hills.reduce((sum, hill) => {
      const distance = ((x - hill.x) ** 2 + ((y - hill.y) * 1.25) ** 2) / hill.reach ** 2;
      return sum + hill.height * Math.exp(-distance);
    }, 0);
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => fieldAt(column * cell, row * cell)),
  );
  return levels.map((level) => joined(segmentsAt(grid, level))).join('');
}

type Segment = readonly [string, string];

function segmentsAt(grid: readonly (readonly number[])[], level: number): Segment[] {
  const segments: Segment[] = [];
  for (const [row, upper] of grid.entries()) {
    const lower = grid[row + 1];
    if (!lower) break;
    for (let column = 0; column < upper.length - 1; column += 1) {
      const a = (upper[column] ?? 0) - level;
      const b = (upper[column + 1] ?? 0) - level;
      const c = (lower[column + 1] ?? 0) - level;
      const d = (lower[column] ?? 0) - level;
      // Most cells lie on one side.
      if (a > 0 === b > 0 && b > 0 === c > 0 && c > 0 === d > 0) continue;
      const [x, y] = [column * cell, row * cell];
      const crossings = [
        crossing(a, b, (part) => [x + part * cell, y]),
        crossing(b, c, (part) => [x + cell, y + part * cell]),
        crossing(d, c, (part) => [x + part * cell, y + cell]),
        crossing(a, d, (part) => [x, y + part * cell]),
      ].filter((point) => point !== undefined);
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        segments.push([crossings[index] as string, crossings[index + 1] as string]);
      }
    }
  }
  return segments;
}

/** Where the level passes between two corners, as "x y"; nothing where both lie on one side. */
function crossing(from: number, to: number, place: (part: number) => [number, number]): string | undefined {
  if (from > 0 === to > 0) return undefined;
  const [x, y] = place(from / (from - to));
  return `${round(x)} ${round(y)}`;
}

/** Segments that share an end become one line. */
function joined(segments: readonly Segment[]): string {
  const ends = new Map<string, Segment[]>();
  for (const segment of segments)
    for (const end of segment) ends.set(end, [...(ends.get(end) ?? []), segment]);
  const left = new Set(segments);
  const follow = (start: string): string[] => {
    const line: string[] = [];
    let end = start;
    for (;;) {
      const next = ends.get(end)?.find((segment) => left.has(segment));
      if (!next) return line;
      left.delete(next);
      end = next[0] === end ? next[1] : next[0];
      line.push(end);
    }
  };
  let path = '';
  for (const segment of segments) {
    if (!left.delete(segment)) continue;
    path += `M${[...follow(segment[0]).reverse(), ...segment, ...follow(segment[1])].join(' ')}`;
  }
  return path;
}
