import type { Release } from '@estela/contracts/release';

export interface RouteClash {
  route: string;
  other: string;
}

/** The first route of `release` that another live app owns already: with two owners the winner would be chance. */
export function routeClash(
  release: Pick<Release, 'manifest'>,
  live: Pick<Release, 'app' | 'manifest'>[],
): RouteClash | undefined {
  const owners = new Map(
    live.flatMap((other) => other.manifest.routes.map((route) => [shapeOf(route.path), other.app] as const)),
  );
  const taken = release.manifest.routes.find((route) => owners.has(shapeOf(route.path)));
  return taken && { route: taken.path, other: owners.get(shapeOf(taken.path)) ?? '' };
}

/** `/flights/:id` and `/Flights/:flightId/` are the same place. */
function shapeOf(route: string): string {
  return route
    .toLowerCase()
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? ':' : part))
    .join('/');
}
