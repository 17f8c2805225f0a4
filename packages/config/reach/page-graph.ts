import { type App, type Read, slotsFile } from './apps.ts';
import { type Graph, importersOf } from './import-graph.ts';

const host = /<Slot[\s\n]+name="(\w+)"/g;
const slotNode = (name: string) => `slot ${name}`;

/**
 * What reaches a page: imports, and the slots that it shows, each of which is what one remote loads for it. Pages end the
 * way: what imports a page only leads to it. */
export function pageGraph(graph: Graph, apps: readonly App[], read: Read): Graph {
  const pages = new Set(apps.flatMap((app) => [...app.pages.values()]));
  const filled = new Map(
    apps.map(({ name, slots }) => [slotsFile(name), new Set([...slots.values()].flat())]),
  );
  const edges = new Map(
    [...graph].map(([file, imports]) => [
      file,
      [
        ...imports.filter(({ to }) => !pages.has(to) && !filled.get(file)?.has(to)),
        ...hostedSlots(file, read).map((name) => ({ to: slotNode(name) })),
      ],
    ]),
  );
  for (const { name, slots } of apps)
    for (const [slot, loaded] of slots)
      edges.set(
        slotNode(slot),
        [slotsFile(name), ...loaded].map((to) => ({ to })),
      );
  return edges;
}

function hostedSlots(file: string, read: Read): string[] {
  if (!/^(?:shell|mf-[^/]+|packages\/[^/]+)\/src\/.*\.tsx$/.test(file) || /\.test\.tsx$/.test(file))
    return [];
  return [...read(file).matchAll(host)].map(([, name = '']) => name);
}

export interface ReachedPages {
  /** Routes by their path, each with why it is reached. */
  routes: Map<string, string>;
  /** Apps of which every page is reached, as what they show on each is. */
  whole: Set<string>;
}

/** The pages that a change of these files reaches. */
export function reachedPages(graph: Graph, apps: readonly App[], files: Iterable<string>): ReachedPages {
  const reached = importersOf(graph, files);
  const shown = [...reached].filter((file) => file.startsWith('slot ')).map((file) => file.slice(5));
  const whole = new Set(
    apps.filter(({ entries }) => entries.some((file) => reached.has(file))).map(({ name }) => name),
  );
  const routes = new Map<string, string>();
  for (const { name, pages, manifest } of apps)
    for (const { path } of manifest.routes) {
      const page = pages.get(path);
      if (whole.has(name)) routes.set(path, name);
      else if (page === undefined || reached.has(page))
        routes.set(path, reasonOf(name, page ?? '', shown, graph));
    }
  return { routes, whole };
}

/** The remote itself, or the slots of others that the page shows. */
function reasonOf(app: string, page: string, shown: string[], graph: Graph): string {
  const seen = new Set([page]);
  for (const file of seen) for (const { to, isType } of graph.get(file) ?? []) if (!isType) seen.add(to);
  const slots = shown.filter((slot) => seen.has(slotNode(slot)));
  return slots.length > 0 ? `${app}, by ${slots.join(', ')}` : app;
}
