import path from 'node:path';
import type { AppManifest } from '../../contracts/src/platform.ts';

/** The text of a source, by its path from the root. */
export type Read = (file: string) => string;

/** The shell or a remote, as its package.json and its sources declare it. */
export interface App {
  name: string;
  manifest: Pick<AppManifest, 'routes' | 'menu'>;
  /** The file of each route's page. */
  pages: ReadonlyMap<string, string>;
  /** Files from which the browser or the build begins, besides pages and slots. */
  entries: readonly string[];
  /** What it loads to fill each of its slots. */
  slots: ReadonlyMap<string, readonly string[]>;
}

const loads = /import\(\s*\/\* webpackChunkName: "([^"]+)" \*\/\s*'(\.[^']+)'/g;
const entryNames = /\/src\/(?:lifecycles|main|prerender|prerender\/[^/]+)\.tsx?$/;

export const slotsFile = (app: string) => `${app}/src/slots.tsx`;

export function appOf(name: string, manifest: AppManifest, sources: readonly string[], read: Read): App {
  const code = sources.filter((file) => /\.tsx?$/.test(file) && file.startsWith(`${name}/src/`));
  const chunks = new Map(
    code.flatMap((file) => loadsOf(file, read(file)).map(({ chunk, loaded }) => [chunk, loaded])),
  );
  return {
    name,
    manifest,
    pages: new Map(
      manifest.routes.flatMap(({ path: address, chunk = '' }) => {
        const page = chunks.get(chunk);
        return page ? [[address, page] as const] : [];
      }),
    ),
    entries: code.filter((file) => entryNames.test(file)),
    slots: code.includes(slotsFile(name)) ? slotsOf(name, read) : new Map(),
  };
}

function loadsOf(file: string, text: string) {
  return [...text.matchAll(loads)].map(({ 1: chunk = '', 2: target = '' }) => ({
    chunk,
    loaded: path.join(path.dirname(file), target),
  }));
}

function slotsOf(app: string, read: Read): App['slots'] {
  const file = slotsFile(app);
  const statements = read(file)
    .split(/^export const /m)
    .slice(1);
  return new Map(
    statements.map((statement) => [
      /^\w+/.exec(statement)?.[0] ?? '',
      loadsOf(file, statement).map(({ loaded }) => loaded),
    ]),
  );
}
