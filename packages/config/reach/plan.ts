import type { App, Read } from './apps.ts';
import { type BrowserTest, reasonToRun } from './browser-tests.ts';
import type { Changes } from './changes.ts';
import { type Graph, importersOf } from './import-graph.ts';
import { readersOfFiles } from './outside-reads.ts';
import { pageGraph, type ReachedPages, reachedPages } from './page-graph.ts';

/** Some of a suite, or all of it. */
export type Part<Item> = 'all' | readonly Item[];

export interface Plan {
  /** Stages. */
  lint: Part<string>;
  /** Files of tests, but the server's. */
  unit: Part<string>;
  server: Part<string>;
  cluster: boolean;
  browser: Part<BrowserTest>;
  /** The file for which everything runs. */
  unknown?: string;
  pages: ReachedPages;
  /** Browser tests by why they run. */
  reasons: Map<string, number>;
}

/** What there is to choose from. */
export interface Suites {
  graph: Graph;
  apps: readonly App[];
  browser: readonly BrowserTest[];
  read: Read;
}

export const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file);
export const isOfServer = (file: string) => file.startsWith('packages/server/');
const isOfCluster = (file: string) => file.startsWith('packages/server/test/cluster/');
const isSpec = (file: string) => file.startsWith('e2e/specs/');
/** Sources that run as programs: no import shows which tests start them, and every page calls them. */
const isProgram = (file: string) => /^(?:packages\/server|deploy)\//.test(file) && !isUnitTest(file);

/** Stages of lint that a text or a document can fail. */
const stagesOfTexts = ['biome', 'documents', 'catalogues', 'texts'];
const stagesOfDocuments = ['documents', 'asvs', 'generated', 'api-document'];

const noPages: ReachedPages = { routes: new Map(), whole: new Set() };

export function planFor(changes: Changes, suites: Suites): Plan {
  const { graph } = suites;
  const unknown =
    changes.unknown[0] ?? [...changes.sources].find((file) => leadsNowhere(file, changes, suites));
  if (unknown) return everything(unknown);

  const reached = importersOf(graph, changes.sources);
  const programs = [...reached].filter(isProgram);
  const startsServer = programs.some(isOfServer);
  const tests = reachedUnitTests(changes, suites, reached);
  return {
    lint: stagesFor(changes),
    unit: tests.filter((test) => !isOfServer(test)),
    server: startsServer ? 'all' : tests.filter((test) => isOfServer(test) && !isOfCluster(test)),
    cluster: startsServer || tests.some(isOfCluster),
    ...browserPart(changes, suites, reached, programs.length > 0),
  };
}

function everything(unknown: string): Plan {
  return {
    lint: 'all',
    unit: 'all',
    server: 'all',
    cluster: true,
    browser: 'all',
    unknown,
    pages: noPages,
    reasons: new Map(),
  };
}

/** No test, page or program uses it as far as imports say, not even its types: something else does, or nothing. */
function leadsNowhere(source: string, { isWords, isWhole }: Changes, { graph, apps }: Suites): boolean {
  if (isWords || isWhole) return false;
  const withTypes = new Map([...graph].map(([file, edges]) => [file, edges.map(({ to }) => ({ to }))]));
  const starts = new Set(apps.flatMap(({ name, entries }) => [...entries, `${name}/src/slots.tsx`]));
  return ![...importersOf(withTypes, [source])].some(
    (file) => isUnitTest(file) || isSpec(file) || isProgram(file) || starts.has(file),
  );
}

function stagesFor({ hasDocuments, isWords, sources, touchesTypes }: Changes): Part<string> {
  if (!isWords) return 'all';
  const stages = [
    ...(sources.size > 0 ? stagesOfTexts : []),
    ...(touchesTypes ? ['types'] : []),
    ...(hasDocuments ? stagesOfDocuments : []),
  ];
  return [...new Set(stages)];
}

function reachedUnitTests(changes: Changes, { graph, read }: Suites, reached: ReadonlySet<string>): string[] {
  const tests = [...graph.keys()].filter(isUnitTest);
  const readers = readersOfFiles(graph, tests, read);
  const programs = [...reached]
    .filter(isProgram)
    .map((file) => (isOfServer(file) ? 'packages/server/' : 'deploy/'));
  // A test that reads the whole tree, or builds, sees any change of code, and of words only what it names.
  const readsChange = (test: string) =>
    readers.get(test)?.some((place) => (isWholeTree(place) ? !changes.isWords : isIn(place, changes.files)));
  return tests.filter(
    (test) => reached.has(test) || readsChange(test) || programs.some((folder) => test.startsWith(folder)),
  );
}

const isWholeTree = (place: string) => place === '' || place.startsWith('.cache/');
const isIn = (place: string, files: readonly string[]) =>
  files.some((file) => file === place || file.startsWith(`${place}/`) || place.startsWith(`${file}/`));

function browserPart(
  changes: Changes,
  { graph, apps, browser, read }: Suites,
  reached: ReadonlySet<string>,
  isServed: boolean,
): Pick<Plan, 'browser' | 'pages' | 'reasons'> {
  const pages = reachedPages(pageGraph(graph, apps, read), apps, changes.sources);
  const reasons = new Map<string, number>();
  if (isServed || (pages.whole.has('shell') && !changes.isWords)) return { browser: 'all', pages, reasons };
  const specs = new Set([...reached].filter(isSpec));
  if (pages.routes.size === 0 && specs.size === 0) return { browser: [], pages, reasons };
  const found = {
    pages: changes.isWords ? withoutShell(pages) : pages,
    specs,
    texts: changes.isWords ? changes.texts : undefined,
  };
  const chosen = browser.filter((test) => {
    const reason = reasonToRun(test, found, apps, read);
    if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    return reason !== undefined;
  });
  return { browser: chosen.length === browser.length ? 'all' : chosen, pages, reasons };
}

/** What a remote shows in the shell's frame, as its search, is on no page until it is opened: whoever opens it names its texts. */
function withoutShell({ routes, whole }: ReachedPages): ReachedPages {
  return whole.has('shell')
    ? { whole, routes: new Map([...routes].filter(([, reason]) => reason !== 'shell')) }
    : { routes, whole };
}
