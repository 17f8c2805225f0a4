import { linesOf, plainLine } from '@estela/contracts/snapshots';
import { diffArrays } from 'diff';

export interface Line {
  number: number;
  text: string;
}

/** A line of the comparison; one side is missing where a line was added or removed. */
export interface Pair {
  before?: Line;
  after?: Line;
  isSame: boolean;
}

export type Block = { kind: 'changes' | 'folded'; pairs: Pair[] };

export interface Group {
  /** The part of the settings: `master`, `profile 0`; empty before the first. */
  section: string;
  blocks: Block[];
}

export interface Comparison {
  groups: Group[];
  /** How many lines differ. */
  changes: number;
}

/** Lines that stay visible around a change. */
const context = 2;
/** Milliseconds; two dumps of 8,000 lines take a tenth of that. */
const timeout = 2_000;

/** Undefined if the two have too little in common to be compared in time. */
export function compareLines(before: string, after: string): Comparison | undefined {
  const [left, right] = [shownLines(before), shownLines(after)];
  // Indentation is ignored.
  const parts = diffArrays(left.map(plainLine), right.map(plainLine), { timeout });
  if (!parts) return undefined;
  const pairs = pairsOf(parts, left, right);
  return { groups: groupsOf(pairs), changes: pairs.filter(({ isSame }) => !isSame).length };
}

/** A line break at the end does not begin a line. */
function shownLines(text: string): string[] {
  const lines = linesOf(text);
  return lines.length > 1 && lines.at(-1)?.trim() === '' ? lines.slice(0, -1) : lines;
}

type Part = { value: string[]; added: boolean; removed: boolean };

function pairsOf(parts: readonly Part[], befores: readonly string[], afters: readonly string[]): Pair[] {
  let [left, right] = [0, 0];
  const nextBefore = (): Line => ({ text: befores[left] ?? '', number: ++left });
  const nextAfter = (): Line => ({ text: afters[right] ?? '', number: ++right });
  const pairs: Pair[] = [];
  let removed: Line[] = [];
  const flush = (added: Line[]) => {
    pairs.push(...alignedBySetting(removed, added));
    removed = [];
  };
  for (const { value, added, removed: isRemoved } of parts) {
    if (isRemoved) removed = value.map(nextBefore);
    else if (added) flush(value.map(nextAfter));
    else {
      flush([]);
      for (const _ of value) pairs.push({ before: nextBefore(), after: nextAfter(), isSame: true });
    }
  }
  flush([]);
  return pairs;
}

/** `set p_pitch = 52` and `set p_pitch = 55` are one changed line. */
function alignedBySetting(removed: readonly Line[], added: readonly Line[]): Pair[] {
  const pairs: Pair[] = [];
  let next = 0;
  for (const before of removed) {
    const at = added.findIndex(
      ({ text }, index) => index >= next && settingOf(text) === settingOf(before.text),
    );
    if (at === -1) {
      pairs.push({ before, isSame: false });
      continue;
    }
    for (const after of added.slice(next, at)) pairs.push({ after, isSame: false });
    pairs.push({ before, after: added[at] as Line, isSame: false });
    next = at + 1;
  }
  return [...pairs, ...added.slice(next).map((after) => ({ after, isSame: false }))];
}

/** The setting of a line: the name before `=`, else its first two words. */
const settingOf = (line: string) =>
  (/^\s*set\s+([^\s=]+)/.exec(line) ?? /^\s*(\S+\s+\S+|\S+)/.exec(line))?.[1] ?? '';

const sectionLine = /^\s*#\s+([a-z][a-z /-]*\d*)\s*$/i;

function groupsOf(pairs: readonly Pair[]): Group[] {
  const groups: { section: string; pairs: Pair[] }[] = [{ section: '', pairs: [] }];
  for (const pair of pairs) {
    const section = sectionLine.exec((pair.after ?? pair.before)?.text ?? '')?.[1];
    if (section) groups.push({ section, pairs: [] });
    groups.at(-1)?.pairs.push(pair);
  }
  return groups
    .filter((group) => group.pairs.some(({ isSame }) => !isSame))
    .map(({ section, pairs: own }) => ({ section, blocks: blocksOf(own) }));
}

function blocksOf(pairs: readonly Pair[]): Block[] {
  const blocks: Block[] = [];
  for (const [index, pair] of pairs.entries()) {
    const near = pairs.slice(Math.max(0, index - context), index + context + 1);
    const kind = near.some(({ isSame }) => !isSame) ? 'changes' : 'folded';
    const last = blocks.at(-1);
    if (last?.kind === kind) last.pairs.push(pair);
    else blocks.push({ kind, pairs: [pair] });
  }
  return blocks;
}
