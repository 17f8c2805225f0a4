import { whenIdle } from '@estela/ui/when-idle';
import { startTransition, useEffect, useState } from 'react';

/**
 * The rows whose content stands in the page: the `first` ones at once, then `step` more whenever the browser has time,
 * those beside the first ones before those far from them, in the end all. What is drawn stays drawn.
 */
export function useDrawnRows(
  rows: readonly string[],
  first: () => readonly string[],
  step = 20,
): ReadonlySet<string> {
  const [start] = useState(first);
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(() => new Set(start));

  useEffect(() => {
    const next = nearest(rows, drawn, start[0], step);
    if (next.length === 0) return;
    return whenIdle(() => startTransition(() => setDrawn(new Set([...drawn, ...next]))));
  }, [rows, drawn, start, step]);

  return drawn;
}

function nearest(
  rows: readonly string[],
  drawn: ReadonlySet<string>,
  start: string | undefined,
  count: number,
): string[] {
  const middle = start === undefined ? 0 : rows.indexOf(start);
  return rows
    .map((row, at) => ({ row, distance: Math.abs(at - middle) }))
    .filter(({ row }) => !drawn.has(row))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ row }) => row);
}
