import { type ActivePointer, emptyPointer, pointTo } from '../store/active-pointer.ts';
import { disabledBy, type HistoryEntry, lastSequence, movesOf } from '../store/history.ts';
import { fallbackVersions } from '../store/served-release.ts';

/**
 * The pointer as the history tells it, one sequence on: for each app the version that was live last, or the one that
 * the edge falls back to where that is refused.
 */
export async function recoveredPointer(
  history: HistoryEntry[],
  apps: string[],
  isGood: (app: string, version: string) => Promise<boolean>,
): Promise<ActivePointer> {
  let pointer = emptyPointer;
  for (const app of apps) {
    const last = movesOf(history, app)[0]?.version;
    if (last === undefined) continue;
    for (const version of [last, ...fallbackVersions(history, app, last)]) {
      if (!(await isGood(app, version))) continue;
      pointer = pointTo(pointer, app, version);
      break;
    }
  }
  const disabled = apps.filter((app) => disabledBy(history, app));
  return { ...pointer, disabled, sequence: lastSequence(history) + 1 };
}
