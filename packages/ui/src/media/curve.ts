export interface Point {
  x: number;
  y: number;
}

/** A tenth of a unit is finer than any screen shows; short numbers keep the markup small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The Catmull-Rom curve between two neighbours as a cubic Bézier's commands (without the move). */
function segment(before: Point, from: Point, to: Point, after: Point): string {
  const c1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
  const c2 = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
  return `C${round(c1.x)} ${round(c1.y)} ${round(c2.x)} ${round(c2.y)} ${round(to.x)} ${round(to.y)}`;
}

/** Each stretch of an open curve through the points, as a path of its own. */
export function stretches(points: readonly Point[]): string[] {
  return points.slice(0, -1).map((from, index) => {
    const to = points[index + 1] ?? from;
    const curve = segment(points[index - 1] ?? from, from, to, points[index + 2] ?? to);
    return `M${round(from.x)} ${round(from.y)}${curve}`;
  });
}

/** An open curve through the points, one path. */
export function openCurve(points: readonly Point[]): string {
  const [first, ...rest] = stretches(points);
  return [first, ...rest.map((stretch) => stretch.slice(stretch.indexOf('C')))].join('');
}
