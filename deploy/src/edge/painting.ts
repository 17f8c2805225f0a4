import { createHash } from 'node:crypto';
import { paintingOf, paintingScript, type Release, routeOf } from '@estela/contracts/release';

/** Pages of a shell as guests see them, drawn by its build. */
export interface Paintings {
  /** By the name of their file: the templates, and the script that shows the one that fits the visitor. */
  pages: Record<string, string>;
  /** SHA-256 of that script, by which the policy allows it. */
  scriptHash: string;
}

/** What was drawn of a release's pages; a shell from before there were paintings has none. */
export async function readPaintings(
  shell: Release,
  read: (file: string) => Promise<string>,
): Promise<Paintings | undefined> {
  const has = (file: string) => shell.files.some(({ path }) => path === file);
  if (!has(paintingScript)) return undefined;
  const script = await read(paintingScript);
  const files = shell.manifest.routes.map(({ chunk }) => paintingOf(chunk)).filter(has);
  const pages = await Promise.all(
    files.map(async (file) => [file, `${await read(file)}<script>${script}</script>`]),
  );
  return {
    pages: Object.fromEntries(pages),
    scriptHash: createHash('sha256').update(script).digest('base64'),
  };
}

/** What the body of the page at `pathname` ends with; empty where nothing was drawn. */
export function paintingFor(
  { shell, paintings }: { shell: Release; paintings?: Paintings | undefined },
  pathname: string,
): string {
  return paintings?.pages[paintingOf(routeOf(shell.manifest, pathname)?.chunk ?? '')] ?? '';
}
