import type { RouteDeclaration } from '@estela/contracts/platform';
import { type Composition, ownerOf, routeOf } from '@estela/contracts/release';
import { useLocation } from '@estela/runtime';
import { useMemo } from 'react';
import { useComposition } from '../composition/use-composition.ts';

export interface RoutePlace {
  /** Name of the remote that owns the route; undefined for a page of the shell. */
  owner?: string;
  route: RouteDeclaration;
  /** The remote is switched off. */
  isDisabled?: boolean;
}

/** Which remote's page an address is. The edge uses the same functions, so its preloads always agree with this. */
function placeOf(composition: Composition, pathname: string): RoutePlace | undefined {
  const own = routeOf(composition.shell.manifest, pathname);
  if (own) return { route: own };
  const owner = ownerOf(composition, pathname);
  const remote = owner === undefined ? undefined : composition.remotes[owner];
  const route = remote && routeOf(remote.manifest, pathname);
  return owner !== undefined && route ? { owner, route, isDisabled: remote?.disabled ?? false } : undefined;
}

/** The route on screen; undefined on an unknown path. */
export function useRoutePlace(): RoutePlace | undefined {
  const { pathname } = useLocation();
  const composition = useComposition();
  return useMemo(() => placeOf(composition, pathname), [composition, pathname]);
}

/** The declaration of the route on screen; undefined for a moment on an unknown path. */
export function useRoute(): RouteDeclaration | undefined {
  return useRoutePlace()?.route;
}
