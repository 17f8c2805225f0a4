import { type ActivePointer, emptyPointer, pointTo } from '../store/active-pointer.ts';
import { type Change, disabledBy, type HistoryEntry, lastSequence, movesOf } from '../store/history.ts';
import { fallbackVersions } from '../store/served-release.ts';

/**
 * The pointer as the history tells it: for each app the version that was live last, or the one that the edge falls back
 * to where that is refused. `lines` are what the history has of it, so that nothing older is taken for newer.
 */
export async function recoveredPointer(
  history: HistoryEntry[],
  apps: string[],
  isGood: (app: string, version: string) => Promise<boolean>,
): Promise<{ pointer: ActivePointer; lines: Omit<Change, 'at' | 'by'>[] }> {
  let pointer: ActivePointer = { ...emptyPointer, sequence: lastSequence(history) };
  const lines: Omit<Change, 'at' | 'by'>[] = [];
  for (const app of apps) {
    const last = movesOf(history, app)[0]?.version;
    if (last === undefined) continue;
    for (const version of [last, ...fallbackVersions(history, app, last)]) {
      if (!(await isGood(app, version))) continue;
      pointer = pointTo(pointer, app, version);
      lines.push({ kind: 'recovered', app, version, previous: last, sequence: pointer.sequence });
      break;
    }
  }
  const disabled = apps.filter((app) => disabledBy(history, app));
  return { pointer: { ...pointer, disabled }, lines };
}
