import type { ActivePointer } from '../src/store/active-pointer.ts';
import { type HistoryEntry, isChange } from '../src/store/history.ts';

/** The pointer that a history leads to. Throws where a change does not start from what the one before it left. */
export function explained(history: HistoryEntry[]): Pick<ActivePointer, 'sequence' | 'remotes' | 'disabled'> {
  const remotes: Record<string, string> = {};
  const disabled = new Set<string>();
  let sequence = 0;
  for (const change of history.filter(isChange)) {
    const { kind, app, version, previous } = change;
    sequence += 1;
    expect({ sequence: change.sequence, previous }).toEqual({ sequence, previous: remotes[app] ?? null });
    remotes[app] = version;
    if (kind === 'disabled') disabled.add(app);
    if (kind === 'enabled') disabled.delete(app);
  }
  return { sequence, remotes, disabled: [...disabled].sort() };
}

/** The part of a pointer that its history explains. */
export function explainable({ sequence, remotes, disabled = [] }: ActivePointer) {
  return { sequence, remotes, disabled };
}
