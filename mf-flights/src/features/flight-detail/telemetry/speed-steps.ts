import type { TrackPoint } from '@estela/contracts';
import type { TrackStep } from '@estela/maps';
import { bisectCenter, max } from 'd3-array';

/**
 * The speed from each point of the track on, in fifths of the top speed. Where nothing was measured the previous speed
 * continues. Undefined if no speed was measured.
 */
export function speedSteps(
  track: readonly TrackPoint[],
  moments: readonly number[],
  speeds: readonly (number | null)[],
): TrackStep[] | undefined {
  const top = max(speeds, (speed) => speed ?? undefined) ?? 0;
  if (top <= 0) return undefined;
  const times = [...moments];
  let last = 0;
  return track.map(({ t }) => {
    last = speeds[bisectCenter(times, t)] ?? last;
    return Math.min(4, Math.max(0, Math.floor((last / top) * 5))) as TrackStep;
  });
}
