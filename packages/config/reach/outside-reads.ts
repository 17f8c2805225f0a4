import path from 'node:path';
import type { Read } from './apps.ts';
import { type Graph, importsOf } from './import-graph.ts';

const fromHere =
  /(?:(?:import\.meta\.dirname|__dirname),\s*|new URL\(\s*)['"]([^'"]+)['"](?:,\s*import\.meta\.url)?/g;
const packageOf = (file: string) => /^(?:packages\/)?[^/]+/.exec(file)?.[0] ?? '';

/** Files and folders outside its own package that a source reads by their place; the root is an empty name. */
function placesReadBy(file: string, read: Read): string[] {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  return [...read(file).matchAll(fromHere)]
    .map(([, place = '']) => path.join(path.dirname(file), place).replace(/^\.$|\/$/g, ''))
    .filter((place) => !place.startsWith('..') && packageOf(place) !== packageOf(file));
}

/** Tests that read files which they do not import, each with where; what they start is theirs too. */
export function readersOfFiles(graph: Graph, tests: readonly string[], read: Read): Map<string, string[]> {
  const places = new Map([...graph.keys()].map((file) => [file, placesReadBy(file, read)] as const));
  return new Map(
    tests
      .map((test) => [test, [...importsOf(graph, [test])].flatMap((file) => places.get(file) ?? [])] as const)
      .filter(([, read]) => read.length > 0),
  );
}
