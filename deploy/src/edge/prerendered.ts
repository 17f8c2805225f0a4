import { createHash } from 'node:crypto';
import { prerenderedFile, prerenderScript, type Release, routeOf } from '@estela/contracts/release';

/** Pages of a shell as guests see them, drawn by its build. */
export interface Prerendered {
  /** By chunk: the templates, and the script that shows the one for this visitor. */
  pages: Record<string, string>;
  /** SHA-256 of that script, by which the policy allows it. */
  scriptHash: string;
}

/** Releases published before this name was chosen say `painting`. */
const olderName = (file: string) => file.replace(/^prerender\//, 'painting/');

/** The pages that a release was published with; an older shell has none. */
export async function readPrerendered(
  shell: Release,
  read: (file: string) => Promise<string>,
): Promise<Prerendered | undefined> {
  const names = new Set(shell.files.map(({ path }) => path));
  const present = (file: string) => [file, olderName(file)].find((name) => names.has(name));
  const scriptFile = present(prerenderScript);
  if (!scriptFile) return undefined;
  const script = await read(scriptFile);
  const pages: Record<string, string> = {};
  for (const { chunk } of shell.manifest.routes) {
    const file = present(prerenderedFile(chunk));
    if (file) pages[chunk] = `${await read(file)}<script>${script}</script>`;
  }
  return { pages, scriptHash: createHash('sha256').update(script).digest('base64') };
}

/** What the body of the page at `pathname` ends with; empty where nothing was prerendered. */
export function prerenderedFor(
  { shell, prerendered }: { shell: Release; prerendered?: Prerendered | undefined },
  pathname: string,
): string {
  return prerendered?.pages[routeOf(shell.manifest, pathname)?.chunk ?? ''] ?? '';
}
