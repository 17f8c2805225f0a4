/** Which app's page an address is: one answer for the edge, the shell and whoever judges a release. */
import type { AppManifest, RouteDeclaration } from './platform.ts';

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

/** The route of `manifest` that owns `pathname`; a fixed segment beats a parameter. */
export function routeOf({ routes }: AppManifest, pathname: string): RouteDeclaration | undefined {
  return routes.filter(({ path }) => matchesRoute(path, pathname)).sort(byFixedWords)[0];
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
  const owners = Object.entries(remotes).flatMap(([name, { manifest }]) => {
    const route = routeOf(manifest, pathname);
    return route ? [{ name, path: route.path }] : [];
  });
  return owners.sort((a, b) => byFixedWords(a, b) || (a.name < b.name ? -1 : 1))[0]?.name;
}

function isSameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Of paths that match the same address: the one that has a fixed segment first where the other has a parameter. */
function byFixedWords(a: { path: string }, b: { path: string }): number {
  const [one, other] = [segments(a.path), segments(b.path)];
  const at = one.findIndex((part, i) => isParameter(part) !== isParameter(other[i] ?? ''));
  return at === -1 ? 0 : Number(isParameter(one[at] ?? '')) - Number(isParameter(other[at] ?? ''));
}
