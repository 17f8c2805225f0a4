import type { ComposedRemote, Composition } from '@estela/contracts/release';
import type { ReleaseSource } from './release-source.ts';

/** The composition as a page of `owner` carries it, or as one that is the shell's own does; as JSON. */
export type PageJson = (owner: string | undefined) => string;

/** Each is made once: a page is asked for often, and there are few owners. */
export function pageJsonOf(composition: Composition, isImmutable: ReleaseSource['isImmutable']): PageJson {
  const made = new Map<string | undefined, string>();
  return (owner) => {
    const json = made.get(owner) ?? JSON.stringify(forPage(composition, owner, isImmutable));
    made.set(owner, json);
    return json;
  };
}

/**
 * Of remotes that are not the page's own it has the hash of the entry alone, and that of the file with all hashes. They
 * hardly compress, and were three quarters of each page.
 */
function forPage(
  composition: Composition,
  owner: string | undefined,
  isImmutable: ReleaseSource['isImmutable'],
): Composition {
  // A shell of an older release looks for all hashes in its page.
  if (!composition.shell.manifest.lateHashes) return composition;
  const slim = ([name, remote]: [string, ComposedRemote]) => {
    const { entry, integrity, version } = remote;
    const isWhole = name === owner || !isImmutable(version);
    return [name, isWhole ? remote : { ...remote, integrity: { [entry]: integrity[entry] ?? '' } }];
  };
  return { ...composition, remotes: Object.fromEntries(Object.entries(composition.remotes).map(slim)) };
}
