import type { Language } from '@estela/contracts/values';
import type { EngineName } from './engines.ts';
import { type KnownDifference, knownDifferences } from './known-differences.ts';

export interface Cell {
  engine: EngineName;
  language: Language;
  screen: string;
  /** One line each; none where all is well. */
  problems: readonly string[];
}

type Known = readonly KnownDifference[];

const explains =
  ({ engine, screen }: Cell, problem: string) =>
  (one: KnownDifference) =>
    one.engine === engine && (one.screens?.includes(screen) ?? true) && one.problem.test(problem);

const unexplained = (cell: Cell, known: Known) =>
  cell.problems.filter((problem) => !known.some(explains(cell, problem)));

function outcomeOf(cell: Cell, known: Known): string {
  if (cell.problems.length === 0) return 'ok';
  return unexplained(cell, known).length > 0 ? 'FAILED' : 'differs';
}

/** Screen by engine and language. */
export function tableOf(cells: readonly Cell[], known: Known = knownDifferences): string[] {
  const columnOf = ({ engine, language }: Cell) => `${engine} ${language}`;
  const columns = [...new Set(cells.map(columnOf))];
  const screens = [...new Set(cells.map(({ screen }) => screen))];
  const rows = screens.map((screen) => [
    screen,
    ...columns.map((column) => {
      const cell = cells.find((one) => one.screen === screen && columnOf(one) === column);
      return cell ? outcomeOf(cell, known) : 'not run';
    }),
  ]);
  const all = [['', ...columns], ...rows];
  const widths = ['', ...columns].map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Each problem that nothing explains, and each difference that was seen, with its reason. */
export function reasonLines(cells: readonly Cell[], known: Known = knownDifferences): string[] {
  const failed = cells.flatMap((cell) =>
    unexplained(cell, known).map(
      (problem) => `FAILED ${cell.engine} ${cell.language}, ${cell.screen}: ${problem}`,
    ),
  );
  const seen = known.flatMap((one) => {
    const screens = cells
      .filter((cell) => cell.problems.some((problem) => explains(cell, problem)(one)))
      .map(({ screen }) => screen);
    return screens.length > 0
      ? [`differs ${one.engine}, ${[...new Set(screens)].join(', ')}: ${one.reason}`]
      : [];
  });
  return [...failed, ...seen];
}

/** Of the command. */
export function exitCodeOf(cells: readonly Cell[], known: Known = knownDifferences): 0 | 1 {
  const isWell = cells.length > 0 && cells.every((cell) => unexplained(cell, known).length === 0);
  return isWell ? 0 : 1;
}
