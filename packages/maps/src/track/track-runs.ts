/** How much of something a part of a line has, in five steps from little to much. */
export type TrackStep = 0 | 1 | 2 | 3 | 4;

interface TrackRun<Point> {
  /** Undefined where the line has none. */
  step: TrackStep | undefined;
  points: Point[];
}

/** The pieces of a line that are of one step, each to where the next begins; `steps` are of the way on from each point. */
export function trackRuns<Point>(
  line: readonly Point[],
  steps: readonly TrackStep[] | undefined,
): TrackRun<Point>[] {
  const runs: TrackRun<Point>[] = [];
  for (const [index, point] of line.entries()) {
    const last = runs.at(-1);
    last?.points.push(point);
    // Nothing leads on from the last point.
    const isEnd = index === line.length - 1 && last !== undefined;
    if (!isEnd && (!last || last.step !== steps?.[index]))
      runs.push({ step: steps?.[index], points: [point] });
  }
  return runs;
}
