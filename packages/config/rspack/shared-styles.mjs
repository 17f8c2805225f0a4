import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of `@estela/ui`: in the workspace beside this package, outside where the app has installed it. */
function folderOf({ dir }) {
  const beside = fileURLToPath(new URL('../../ui/', import.meta.url));
  return existsSync(beside) ? beside : realpathSync(path.join(dir, 'node_modules/@estela/ui'));
}

/**
 * Style sheets that every page has from the shell: those of `@estela/ui` but for the parts that are imported one by one,
 * which each app builds for itself.
 */
export function sharedStyles(app) {
  const folder = folderOf(app);
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const parts = Object.values(exports)
    .filter((file) => /^\.\/src\/[^/]+\/index\.ts$/.test(file))
    .map((file) => path.join(folder, path.dirname(file)));
  return readdirSync(path.join(folder, 'src'), { recursive: true })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, 'src', file))
    .filter((file) => !parts.some((part) => file.startsWith(part + path.sep)))
    .sort();
}

const className = /\.([a-z][\w-]*)/gi;

/**
 * Names the classes of the shared styles: which there are, and where they lie from the app, on which their names in a build
 * depend. What their rules say is no part of it: a page drawn in advance is shown by the rules of the live shell.
 */
export function markOfStyles(app) {
  const hash = createHash('sha256');
  for (const file of sharedStyles(app).filter((name) => name.endsWith('.module.css'))) {
    const names = new Set([...readFileSync(file, 'utf8').matchAll(className)].map(([, name]) => name));
    hash.update(`${path.relative(app.dir, file)} ${[...names].sort().join(' ')}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}
