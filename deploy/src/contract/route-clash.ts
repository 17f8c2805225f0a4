import type { Release } from '@estela/contracts/release';
import { isParameter, routesOverlap, segments } from '@estela/contracts/routes';

type Declared = Pick<Release, 'app' | 'manifest'>;

export interface RouteClash {
  route: string;
  /** Who declares it already, and in which words. */
  other: string;
  owned: string;
}

/**
 * The first route of `release` that can match an address of another app's route: who wins would be chance. Two that
 * clashed before, in the same words, are not the fault of a release that keeps them.
 */
export function routeClash(
  { app, manifest }: Declared,
  live: Declared[],
  before: Declared[] = [],
): RouteClash | undefined {
  const hadBefore = (name: string, path: string) => declares(before, name, path);
  for (const { path: route } of manifest.routes)
    for (const other of live)
      for (const { path: owned } of other.manifest.routes)
        if (routesOverlap(route, owned) && !(hadBefore(app, route) && hadBefore(other.app, owned)))
          return { route, other: other.app, owned };
  return undefined;
}

/** The first route of `release` that would take the first word of any address, unless its app had it before. */
export function greedyRoute({ app, manifest }: Declared, before: Declared[] = []): string | undefined {
  return manifest.routes
    .map(({ path }) => path)
    .find((path) => isGreedy(path) && !declares(before, app, path));
}

/** `/:any`, and what other routers read so. */
function isGreedy(path: string): boolean {
  const [first = ''] = segments(path);
  return isParameter(first) || first.includes('*');
}

function declares(releases: Declared[], app: string, path: string): boolean {
  return releases.some((one) => one.app === app && one.manifest.routes.some((route) => route.path === path));
}
