export interface Edge {
  to: string;
  /** Its types alone, which do not exist at run time. */
  isType?: boolean;
}

/** Every source of the workspace, by its path from the root, with what it imports. */
export type Graph = ReadonlyMap<string, readonly Edge[]>;

/** What `depcruise --output-type json` says. */
export interface Cruised {
  modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[];
}

/** The graph that the import rules of lint judge. */
export function graphOf({ modules }: Cruised): Graph {
  return new Map(
    modules
      .filter(({ source }) => !source.includes('node_modules/'))
      .map(({ source, dependencies }) => [
        source,
        dependencies.map(({ resolved, dependencyTypes }) => ({
          to: resolved,
          isType: dependencyTypes.includes('type-only'),
        })),
      ]),
  );
}

/** The files themselves and all that import them at run time, directly or through others. */
export function importersOf(graph: Graph, files: Iterable<string>): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [from, edges] of graph)
    for (const { to, isType } of edges)
      if (!isType) {
        const known = importers.get(to);
        if (known) known.push(from);
        else importers.set(to, [from]);
      }
  return closure(files, (file) => importers.get(file) ?? []);
}

/** The files themselves and all that they import at run time. */
export function importsOf(graph: Graph, files: Iterable<string>): Set<string> {
  return closure(files, (file) =>
    (graph.get(file) ?? []).filter(({ isType }) => !isType).map(({ to }) => to),
  );
}

function closure(start: Iterable<string>, next: (file: string) => string[]): Set<string> {
  const found = new Set(start);
  for (const file of found) for (const other of next(file)) found.add(other);
  return found;
}
