import { type Composition, ownerOf, routeOf } from '@estela/contracts/release';

/** The declared path that an address belongs to: addresses hold names and ids. */
export function routeAt(composition: Composition, pathname: string): string {
  const { manifest } = composition.remotes[ownerOf(composition, pathname) ?? ''] ?? composition.shell;
  return routeOf(manifest, pathname)?.path ?? '/*';
}
