import {
  type Composition,
  ownerOf,
  prerenderedFile,
  prerenderScript,
  type Release,
  routeOf,
} from '@estela/contracts/release';
import { type Language, languages } from '@estela/contracts/values';
import { withMenus } from './menus.ts';
import { keyOf, type PrerenderedPage, type ReadFile, withScript } from './prerendered-page.ts';
import { readWaitingPages } from './waiting-pages.ts';

/** By app, chunk and language. */
export type PrerenderedPages = ReadonlyMap<string, PrerenderedPage>;

/** In older releases one file holds a page in both languages, and the folder has another name. */
const olderScript = 'painting/show.js';
const olderFile = (chunk: string) => `painting/${chunk}.html`;

/** The pages that the live releases were built with, with the menus of what is live. */
export async function readPrerendered(
  composition: Composition,
  shell: Release,
  remotes: Record<string, Release>,
  read: ReadFile,
): Promise<PrerenderedPages> {
  return new Map([
    ...(await readWaitingPages(composition, shell, remotes, read)),
    ...(await readPages(composition, shell, read)),
  ]);
}

/** Pages of the shell as guests see them; the oldest shells have none. */
async function readPages(composition: Composition, shell: Release, read: ReadFile) {
  const names = new Set(shell.files.map(({ path }) => path));
  const present = (...files: string[]) => files.find((file) => names.has(file));
  const pages = new Map<string, PrerenderedPage>();
  const scriptFile = present(prerenderScript, olderScript);
  if (!scriptFile) return pages;
  const script = await read(shell, scriptFile);
  for (const { chunk } of shell.manifest.routes)
    for (const language of languages) {
      const file = present(prerenderedFile(chunk, language), olderFile(chunk));
      if (!file) continue;
      const html = withMenus(await read(shell, file), { composition, language, visitor: 'guest' });
      pages.set(keyOf(shell.app, chunk, language), withScript(html, script));
    }
  return pages;
}

export interface WantedPage {
  pathname: string;
  language: Language;
  /** Without a query: what the address asks for is what the route's page is drawn with. */
  isPlain: boolean;
}

/** The prerendered page for an address, if there is one. */
export function prerenderedFor(
  { composition, prerendered }: { composition: Composition; prerendered: PrerenderedPages },
  { pathname, language, isPlain }: WantedPage,
): PrerenderedPage | undefined {
  const { shell, remotes } = composition;
  const own = routeOf(shell.manifest, pathname);
  if (own) return prerendered.get(keyOf('shell', own.chunk, language));
  const name = ownerOf(composition, pathname) ?? '';
  const remote = remotes[name];
  if (!remote || remote.disabled || !isPlain) return undefined;
  return prerendered.get(keyOf(name, routeOf(remote.manifest, pathname)?.chunk ?? '', language));
}
