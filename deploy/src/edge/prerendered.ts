import { createHash } from 'node:crypto';
import {
  type Composition,
  prerenderedFile,
  prerenderScript,
  type Release,
  routeOf,
} from '@estela/contracts/release';
import { type Language, languages } from '@estela/contracts/values';
import { withMenus } from './menus.ts';

/** Pages of a shell as guests see them: drawn by its build, with the menus of what is live. */
export interface Prerendered {
  /** By chunk and language: the page in its template, and the script that shows it. */
  pages: Map<string, string>;
  /** SHA-256 of that script, by which the policy allows it. */
  scriptHash: string;
}

/** In older releases one file holds a page in both languages, and the folder has another name. */
const olderScript = 'painting/show.js';
const olderFile = (chunk: string) => `painting/${chunk}.html`;

/** The pages that a release was published with; the oldest shells have none. */
export async function readPrerendered(
  shell: Release,
  composition: Composition,
  read: (file: string) => Promise<string>,
): Promise<Prerendered | undefined> {
  const names = new Set(shell.files.map(({ path }) => path));
  const present = (...files: string[]) => files.find((file) => names.has(file));
  const scriptFile = present(prerenderScript, olderScript);
  if (!scriptFile) return undefined;
  const script = await read(scriptFile);
  const pages = new Map<string, string>();
  for (const { chunk } of shell.manifest.routes)
    for (const language of languages) {
      const file = present(prerenderedFile(chunk, language), olderFile(chunk));
      if (!file) continue;
      const page = withMenus(await read(file), composition, language);
      pages.set(`${chunk} ${language}`, `${page}<script>${script}</script>`);
    }
  return { pages, scriptHash: createHash('sha256').update(script).digest('base64') };
}

/** What the body of the page at `pathname` ends with; empty where nothing was prerendered. */
export function prerenderedFor(
  { shell, prerendered }: { shell: Release; prerendered?: Prerendered | undefined },
  pathname: string,
  language: Language,
): string {
  return prerendered?.pages.get(`${routeOf(shell.manifest, pathname)?.chunk} ${language}`) ?? '';
}
