import { emptyPointer } from './active-pointer.ts';
import type { HistoryEntry } from './history.ts';
import { removable } from './removal.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-20T12:00:00.000Z');
const rule = { keep: 1, age: 14 * day, now };

type Step = [kind: HistoryEntry['kind'], version: string, daysAgo: number, previous?: string];

function history(...steps: Step[]): HistoryEntry[] {
  return steps.map(([kind, version, daysAgo, previous], i) => {
    const at = new Date(now - daysAgo * day).toISOString();
    const entry = { kind, version, app: 'mf-gear', at, by: 'tester', previous: previous ?? null };
    return { ...entry, sequence: i + 1 } as HistoryEntry;
  });
}

const live = (version: string) => ({ ...emptyPointer, remotes: { 'mf-gear': version } });
const old = history(
  ['published', '1', 90],
  ['activated', '1', 90],
  ['published', '2', 80],
  ['activated', '2', 80, '1'],
  ['published', '3', 70],
  ['activated', '3', 70, '2'],
  ['published', '4', 60],
  ['activated', '4', 60, '3'],
);
const all = ['1', '2', '3', '4'];

function gone(more: HistoryEntry[], version: string, changed: object = {}) {
  const state = { pointer: live(version), history: [...old, ...more] };
  return removable(state, 'mf-gear', all, { ...rule, ...changed }).sort();
}

test('what is neither live, nor a target of the rollbacks kept, nor among the newest, goes', () => {
  expect(gone([], '4')).toEqual(['1', '2']);
  expect(gone([], '4', { keep: 2 })).toEqual(['1']);
  expect(gone([], '4', { keep: 10 })).toEqual([]);
});

test('both rules must allow it: a version that was live until yesterday stays, however old it is', () => {
  expect(gone([], '4', { age: 75 * day })).toEqual(['1']);
  const moved = history(['rolled-back', '1', 1, '4'], ['activated', '4', 1, '1']);
  expect(gone(moved, '4')).toEqual(['2', '3']);
});

test.each([all, [...all].reverse()])('of lines of one moment the last is the newest', (...listed) => {
  const entries = old.map((entry) => ({ ...entry, at: new Date(now - 60 * day).toISOString() }));
  const state = { pointer: live('4'), history: entries };
  expect(removable(state, 'mf-gear', listed, rule).sort()).toEqual(['1', '2']);
});

test('what is served in place of a damaged version stays', () => {
  expect(gone([], '4', { served: '1' })).toEqual(['2']);
});

test('where operators rolled back to stays, and so does the way back from there', () => {
  const rolledBack = history(['rolled-back', '2', 40, '4']);
  expect(gone(rolledBack, '2')).toEqual(['3', '4']);
});

test('a version that the history does not know stays: its age is unknown', () => {
  const state = { pointer: live('4'), history: old };
  expect(removable(state, 'mf-gear', [...all, 'by-hand'], rule).sort()).toEqual(['1', '2']);
});
