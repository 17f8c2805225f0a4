import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '../../contracts/src/paths.ts';
import type { AppManifest } from '../../contracts/src/platform.ts';
import { matchesRoute } from '../../contracts/src/release.ts';

const root = path.resolve(__dirname, '../../..');
const routes = readdirSync(root)
  .map((folder) => path.join(root, folder, 'package.json'))
  .filter((file) => existsSync(file))
  .map((file): { estela?: AppManifest } => JSON.parse(readFileSync(file, 'utf8')))
  .flatMap(({ estela }) => estela?.routes.map((route) => route.path) ?? []);

/** Each address without its query, with the same word in every segment that is filled in. */
const addresses = Object.entries(paths).map(([name, build]) => {
  const [pathname = ''] = (build as (...segments: string[]) => string)('filled', 'filled').split(/[?#]/);
  return { name, pathname };
});

test.each(addresses)('paths.$name leads to a route that an app declares', ({ pathname }) => {
  expect(routes.filter((route) => matchesRoute(route, pathname))).toHaveLength(1);
});

test.each(routes)('%s has one entry in paths', (route) => {
  expect(addresses.filter(({ pathname }) => matchesRoute(route, pathname))).toHaveLength(1);
});
