import { appOf } from './apps.ts';
import { type Edge, type Graph, importersOf } from './import-graph.ts';
import { pageGraph, reachedPages } from './page-graph.ts';

const sources: Record<string, string> = {
  'mf-gear/src/app/app.tsx': `import(/* webpackChunkName: "drones-page" */ './drones-page.tsx');
    import(/* webpackChunkName: "drone-page" */ './drone-page.tsx')`,
  'mf-gear/src/app/drones-page.tsx': '',
  'mf-gear/src/app/drone-page.tsx': '',
  'mf-gear/src/lifecycles.tsx': '',
  'mf-gear/src/drone-card.tsx': '',
  'mf-gear/src/slots.tsx': `export const droneCard = fillSlot({
    load: async () => (await import(/* webpackChunkName: "drone-card" */ './drone-card.tsx')).DroneCard,
  });`,
  'mf-flights/src/app.tsx': `import(/* webpackChunkName: "flight-page" */ './flight-page.tsx')`,
  'mf-flights/src/flight-page.tsx': '<Slot\n  name="droneCard" />',
  'mf-flights/src/lifecycles.tsx': '',
  'packages/ui/src/button.tsx': '',
};

const to = (...files: string[]): Edge[] => files.map((file) => ({ to: file }));

const graph: Graph = new Map([
  ['mf-gear/src/lifecycles.tsx', to('mf-gear/src/app/app.tsx')],
  ['mf-gear/src/app/app.tsx', to('mf-gear/src/app/drones-page.tsx', 'mf-gear/src/app/drone-page.tsx')],
  ['mf-gear/src/app/drones-page.tsx', to('packages/ui/src/button.tsx')],
  ['mf-gear/src/app/drone-page.tsx', [{ to: 'packages/ui/src/button.tsx', isType: true }]],
  ['mf-gear/src/slots.tsx', to('mf-gear/src/drone-card.tsx')],
  ['mf-gear/src/drone-card.tsx', []],
  ['mf-flights/src/lifecycles.tsx', to('mf-flights/src/app.tsx')],
  ['mf-flights/src/app.tsx', to('mf-flights/src/flight-page.tsx')],
  ['mf-flights/src/flight-page.tsx', []],
  ['packages/ui/src/button.tsx', []],
]);

const read = (file: string) => sources[file] ?? '';
const route = (path: string, chunk: string) => ({
  path,
  chunk,
  access: 'user',
  title: { es: chunk, en: chunk },
});
const app = (name: string, ...routes: ReturnType<typeof route>[]) =>
  appOf(name, { namespace: name, routes } as Parameters<typeof appOf>[1], [...graph.keys()], read);
const apps = [
  app('mf-gear', route('/drones', 'drones-page'), route('/drones/:id', 'drone-page')),
  app('mf-flights', route('/flights/:id', 'flight-page')),
];

const routesReached = (file: string) => [
  ...reachedPages(pageGraph(graph, apps, read), apps, [file]).routes.keys(),
];

test('a page is reached by what it imports at run time, not by types', () => {
  expect(routesReached('packages/ui/src/button.tsx')).toEqual(['/drones']);
});

test('what fills a slot reaches the pages of other apps that show it', () => {
  expect(routesReached('mf-gear/src/drone-card.tsx')).toEqual(['/flights/:id']);
});

test('what an app begins with reaches each of its pages', () => {
  expect(routesReached('mf-gear/src/app/app.tsx')).toEqual(['/drones', '/drones/:id']);
});

test('a test that imports a source through others is reached', () => {
  const tested = new Map([...graph, ['mf-gear/src/app/app.test.tsx', to('mf-gear/src/app/app.tsx')]]);
  expect(importersOf(tested, ['packages/ui/src/button.tsx'])).toContain('mf-gear/src/app/app.test.tsx');
});
