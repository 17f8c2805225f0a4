import type { Result } from './results.ts';

/** One runner, as far as it came. */
export interface Part {
  name: string;
  status: 'passed' | 'failed' | 'broken off' | 'left out';
  seconds: number;
  /** What its line in the count says. */
  passed: number;
  failed: number;
  /** Why it was left out or broken off. */
  note?: string;
  /** The failed tests with the first lines of what they said, for the end of the command. */
  reasons?: string[];
  results: Result[];
}

/** What one call of `npm test` did, or one shard of it. */
export interface Run {
  /** ISO. */
  startedAt: string;
  /** `1/3` */
  shard?: string;
  commit: string;
  parts: Part[];
  /** Why so much runs and no more, in lines. */
  chosen: string[];
}

/** Shards as one run: of each runner the results together, its time that of all machines. */
export function mergeRuns(runs: readonly Run[]): Run {
  const [first, ...rest] = [...runs].sort((one, other) => (one.startedAt < other.startedAt ? -1 : 1));
  if (!first) throw new Error('There is no run to merge.');
  const names = [...new Set(runs.flatMap(({ parts }) => parts.map(({ name }) => name)))];
  return {
    startedAt: first.startedAt,
    commit: [...new Set(runs.map(({ commit }) => commit))].join(', '),
    chosen: [...new Set([first, ...rest].flatMap(({ chosen }) => chosen))],
    parts: [
      ...names.map((name) =>
        mergeParts(runs.flatMap(({ parts }) => parts.filter((part) => part.name === name))),
      ),
      ...missingShards(runs),
    ],
  };
}

/** A shard that left nothing failed: nobody ran what it had to run. */
function missingShards(runs: readonly Run[]): Part[] {
  const of = Math.max(0, ...runs.map(({ shard }) => Number(shard?.split('/')[1] ?? 0)));
  const names = Array.from({ length: of }, (_, index) => `${index + 1}/${of}`);
  return names
    .filter((name) => !runs.some(({ shard, parts }) => shard === name && parts.length > 0))
    .map((name) => ({
      name: `Shard ${name}`,
      status: 'broken off',
      seconds: 0,
      passed: 0,
      failed: 1,
      note: 'it left no results',
      results: [],
    }));
}

const worst: Part['status'][] = ['broken off', 'failed', 'passed', 'left out'];

function mergeParts(parts: readonly Part[]): Part {
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
  const status = worst.find((one) => parts.some((part) => part.status === one)) ?? 'left out';
  const notes = [...new Set(parts.filter((part) => part.status === status).flatMap(({ note = [] }) => note))];
  return {
    name: parts[0]?.name ?? '',
    status,
    seconds: sum(({ seconds }) => seconds),
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
    reasons: parts.flatMap(({ reasons = [] }) => reasons),
    results: parts.flatMap(({ results }) => results),
  };
}
