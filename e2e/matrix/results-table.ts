import { stripVTControlCharacters } from 'node:util';
import { cellOf, ownComposition, situations } from './situations.ts';

/** Of Playwright's JSON report, what is read here: it is a suite, too. */
interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: { results: { status: string; errors: { message?: string }[] }[] }[] }[];
}

export interface Cell {
  app: string;
  situation: string;
  outcome: 'ok' | 'FAILED' | 'refused' | 'not run';
  reason: string;
}

const refusal = 'RefusedComposition: ';

/** The cells of a report: its titles are `app: situation`. */
export function cellsOf({ suites = [], specs = [] }: Suite): Cell[] {
  return [
    ...suites.flatMap(cellsOf),
    ...specs.map(({ title, tests }): Cell => {
      const result = tests[0]?.results.at(-1);
      const messages = (result?.errors ?? []).map(({ message = '' }) =>
        stripVTControlCharacters(message).trim(),
      );
      const refused = messages.find((message) => message.startsWith(refusal));
      return {
        ...cellOf(title),
        outcome: refused ? 'refused' : outcomeOf(result?.status),
        reason: (refused?.slice(refusal.length) ?? messages.join('\n'))
          .split('\n')
          .slice(0, 8)
          .join('\n    '),
      };
    }),
  ];
}

function outcomeOf(status: string | undefined): Cell['outcome'] {
  if (status === 'passed') return 'ok';
  return status === 'skipped' || status === undefined ? 'not run' : 'FAILED';
}

/** App by situation, of which `names` are all, in their order. */
export function tableOf(
  cells: readonly Cell[],
  names: readonly string[] = [...situations, ownComposition],
): string[] {
  const apps = [...new Set(cells.map(({ app }) => app))].sort();
  const known = names.filter((name) => cells.some(({ situation }) => situation === name));
  const rows = known.map((situation) => [
    situation,
    ...apps.map((app) => cells.find((one) => one.app === app && one.situation === situation)?.outcome ?? '–'),
  ]);
  const all = [['', ...apps], ...rows];
  const widths = ['', ...apps].map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Each cell that is not ok, with its reason. */
export function reasonLines(cells: readonly Cell[]): string[] {
  return cells
    .filter(({ outcome }) => outcome !== 'ok')
    .map(({ app, situation, outcome, reason }) => `${outcome} ${app}: ${situation}\n    ${reason}`);
}

/** Of the command: 1 where a cell failed, else 3 where the product refused one. */
export function exitCodeOf(cells: readonly Cell[]): number {
  if (cells.length === 0 || cells.some(({ outcome }) => outcome === 'FAILED' || outcome === 'not run'))
    return 1;
  return cells.some(({ outcome }) => outcome === 'refused') ? 3 : 0;
}
