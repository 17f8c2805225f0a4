import { createHash } from 'node:crypto';
import { paintingOf, paintingScript, type Release, routeOf } from '@estela/contracts/release';

/** Pages of a shell as guests see them, drawn by its build. */
export interface Paintings {
  /** Templates by the name of their file. */
  pages: Record<string, string>;
  /** Shows the template that fits the visitor. */
  script: string;
  /** Its SHA-256, by which the policy allows it. */
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
  const pages = await Promise.all(files.map(async (file) => [file, await read(file)]));
  return {
    pages: Object.fromEntries(pages),
    script,
    scriptHash: createHash('sha256').update(script).digest('base64'),
  };
}

/** What the body of the page at `pathname` ends with; empty where nothing was drawn. */
export function paintingFor(
  { shell, paintings }: { shell: Release; paintings?: Paintings | undefined },
  pathname: string,
): string {
  const page = paintings?.pages[paintingOf(routeOf(shell.manifest, pathname)?.chunk ?? '')];
  return page ? `${page}<script>${paintings?.script}</script>` : '';
}
