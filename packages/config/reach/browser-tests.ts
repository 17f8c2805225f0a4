import type { App, Read } from './apps.ts';
import type { ReachedPages } from './page-graph.ts';
import { type Stated, statedIn } from './stated.ts';
import { states } from './states.ts';
import { visitedRoutes } from './visited.ts';

/** A test of the browser suite, as Playwright lists it. */
export interface BrowserTest {
  /** Its spec, by its path from the root. */
  spec: string;
  line: number;
  /** Names of the blocks around it, and its own. */
  titles: string[];
  /** The address that it says it visits, where one loop makes tests of many pages. */
  visits?: string | undefined;
}

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { annotations: { type: string; description?: string }[] }[];
  }[];
}

/** The tests of `playwright test --list --reporter=json`. */
export function browserTests({ suites }: { suites: Suite[] }, folder: string): BrowserTest[] {
  const within = ({ suites = [], specs = [] }: Suite, around: string[]): BrowserTest[] => [
    ...specs.map(({ title, file, line, tests }) => ({
      spec: `${folder}/${file}`,
      line,
      titles: [...around, title],
      visits: tests[0]?.annotations.find(({ type }) => type === 'visits')?.description,
    })),
    ...suites.flatMap((suite) => within(suite, [...around, suite.title])),
  ];
  return suites.flatMap((suite) => within(suite, []));
}

export interface Reached {
  pages: ReachedPages;
  /** Specs of which every test runs, as they or what they import has changed. */
  specs: ReadonlySet<string>;
  /** Where nothing but texts has changed: what they said, and what they say. */
  texts?: readonly string[] | undefined;
}

/** Why a test runs, if it does: the route that it visits, or what else is known of it. */
export function reasonToRun(
  test: BrowserTest,
  { pages, specs, texts }: Reached,
  apps: readonly App[],
  read: Read,
): string | undefined {
  if (specs.has(test.spec)) return 'a spec that changed';
  const stated = statedIn(test.spec, read).get(test.line);
  const visited = visitsOf(test, stated, apps);
  const route = [...visited].find((path) => pages.routes.has(path));
  if (visited.size > 0 && !route && !(texts && pages.whole.has('shell'))) return undefined;
  // What looks a whole page over sees every text on it; another test sees those that it names.
  const looksOver =
    test.visits !== undefined ? route !== undefined : stated === undefined || stated.listsRoutes;
  if (texts && !looksOver && !(stated && states(stated, texts))) return undefined;
  return route ?? 'what says nowhere which pages it visits';
}

function visitsOf({ visits }: BrowserTest, stated: Stated | undefined, apps: readonly App[]): Set<string> {
  if (visits !== undefined) return visitedRoutes({ paths: new Set(), words: new Set([visits]) }, apps);
  return stated && !stated.listsRoutes ? visitedRoutes(stated, apps) : new Set();
}
