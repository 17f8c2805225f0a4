import type { Changes } from './changes.ts';
import { isOfServer, isUnitTest, type Plan, type Suites } from './plan.ts';

const most = 6;

export const filesIn = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;

/** What runs, why, and what does not, in a few lines. */
export function explain(plan: Plan, changes: Changes, { graph, browser }: Suites, since: string): string[] {
  const files = changes.files.length > most || changes.isWhole ? '' : `: ${changes.files.join(', ')}`;
  const first = `== What can break of ${since}${files}`;
  if (plan.unknown) return [first, `Everything runs: what ${plan.unknown} reaches is not known.`];
  const tests = [...graph.keys()].filter((file) => isUnitTest(file) && !isOfServer(file));
  return [
    first,
    `Lint: ${plan.lint === 'all' ? 'every stage' : plan.lint.join(', ') || 'left out, as nothing has changed'}`,
    `Unit tests: ${plan.unit.length} of ${tests.length} files, ${byPackage(plan.unit)}`,
    serverLine(plan),
    ...browserLines(plan, changes, browser.length),
  ];
}

function byPackage(files: Plan['unit']): string {
  if (files === 'all') return 'all of them';
  const counts = new Map<string, number>();
  for (const file of files) {
    const name = /^(?:packages\/)?[^/]+/.exec(file)?.[0] ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const named = [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
  return named
    ? `which import what has changed, or read its files: ${named}`
    : 'as none imports what has changed';
}

function serverLine({ server, cluster }: Plan): string {
  if (server === 'all') return 'Server: every test, on both databases and in several processes';
  if (server.length === 0 && !cluster) return 'Server: left out, as it imports nothing that has changed';
  return `Server: ${filesIn(server.length)}, on both databases${cluster ? ', and in several processes' : ''}`;
}

function browserLines({ browser, pages, reasons }: Plan, { isWords }: Changes, all: number): string[] {
  if (browser === 'all' && reasons.size === 0)
    return [
      'Browser tests: all, as the change reaches the server, the release store or what the shell shows on every page',
    ];
  const reached = [...pages.routes].map(([path, why]) => `${path} (${why})`);
  const lines = [`Browser tests: ${browser === 'all' ? all : browser.length} of ${all}`];
  if (reached.length > 0) lines.push(`  pages reached: ${reached.join(', ')}`);
  const counted = [...reasons].map(([reason, count]) => `${count} for ${reason}`);
  if (counted.length > 0) lines.push(`  ${counted.join(', ')}`);
  if (browser === 'all') return lines;
  lines.push(
    isWords && browser.length > 0
      ? `  left out: ${all - browser.length}, which neither look a page over that shows the text nor name it`
      : `  left out: ${all - browser.length}, which visit no page that it reaches`,
  );
  return lines;
}
