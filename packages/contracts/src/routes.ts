/** Which app owns an address or a slot: one answer for the edge, the shell and whoever judges a release. */
import type { AppManifest } from './platform.ts';
import type { SlotName } from './slots.ts';

/** Splits a path into its segments; empty ones do not count. */
export function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** `:name` matches one segment, whatever it says. */
export function isParameter(segment: string): boolean {
  return segment.startsWith(':');
}

/** Does `pathname` match a route's `path`? */
export function matchesRoute(path: string, pathname: string): boolean {
  const wanted = segments(path);
  const given = segments(pathname);
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => isParameter(part) || isSameWord(part, given[i] ?? ''))
  );
}

/** Is there an address that both paths match? */
export function routesOverlap(path: string, other: string): boolean {
  const [mine, theirs] = [segments(path), segments(other)];
  return (
    mine.length === theirs.length &&
    mine.every((part, i) => {
      const twin = theirs[i] ?? '';
      return isParameter(part) || isParameter(twin) || isSameWord(part, twin);
    })
  );
}

/** The route that owns `pathname`; a fixed segment beats a parameter, the first that differs decides. */
export function routeOf<Route extends { path: string }>(
  { routes }: { routes: Route[] },
  pathname: string,
): Route | undefined {
  return routes
    .filter(({ path }) => matchesRoute(path, pathname))
    .sort((a, b) => rank(a.path) - rank(b.path))[0];
}

/** What is asked for an owner: a page's composition, or the remotes alone. */
interface Apps {
  shell?: { manifest: AppManifest };
  remotes: Record<string, { manifest: AppManifest }>;
}

/**
 * Name of the remote that owns `pathname`, if one does. What is the shell's is nobody else's; of two remotes in an older
 * store that both match, it is the one that says more of the address, in whichever order they went live.
 */
export function ownerOf({ shell, remotes }: Apps, pathname: string): string | undefined {
  if (shell && routeOf(shell.manifest, pathname)) return undefined;
  const routes = Object.keys(remotes)
    .sort()
    .flatMap((name) => remotes[name]?.manifest.routes.map(({ path }) => ({ path, name })) ?? []);
  return routeOf({ routes }, pathname)?.name;
}

/** Name of the remote that fills a slot, if one does. */
export function fillerOf({ remotes }: Pick<Apps, 'remotes'>, slot: SlotName): string | undefined {
  return Object.keys(remotes).find((name) => remotes[name]?.manifest.slots?.includes(slot));
}

/** Lower for the path that says more, of two that match the same address. */
function rank(path: string): number {
  return Number(
    segments(path)
      .map((part) => Number(isParameter(part)))
      .join(''),
  );
}

function isSameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
