import type { HistoryEntry } from './history.ts';
import { fallbackVersions } from './served-release.ts';

type Step = [HistoryEntry['kind'], version: string, previous?: string];

function history(...steps: Step[]): HistoryEntry[] {
  return steps.map(([kind, version, previous], i) => {
    const entry = { kind, version, app: 'mf-gear', at: '2026-11-20T12:00:00.000Z', by: 'tester' };
    return { ...entry, previous: previous ?? null, sequence: i + 1 } as HistoryEntry;
  });
}

test('what was live before comes first, newest first, then what was only published', () => {
  const entries = history(
    ['published', '4'],
    ['activated', '1'],
    ['activated', '2', '1'],
    ['activated', '3', '2'],
  );
  expect(fallbackVersions(entries, 'mf-gear', '3')).toEqual(['2', '1', '4']);
});

test('a version that was rolled back from is not good, until somebody activates it again', () => {
  const rolledBack = history(['activated', '1'], ['activated', '2', '1'], ['rolled-back', '1', '2']);
  expect(fallbackVersions(rolledBack, 'mf-gear', '1')).toEqual([]);
  const again = [...rolledBack, ...history(['activated', '2', '1'], ['activated', '3', '2'])];
  expect(fallbackVersions(again, 'mf-gear', '3')).toEqual(['2', '1']);
});
