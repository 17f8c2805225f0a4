import { type ComposedRemote, filePath } from '@estela/contracts/release';

declare global {
  /** The hash that a remote's file must have, by its address. Read by remote-files.mjs inside each remote. */
  var __estelaHashOf: ((address: string) => string) | undefined;
}

/** Of no file: a script or style sheet that no release lists is not run. */
const noHash = `sha384-${'A'.repeat(64)}`;

/** Of every version that this tab has loaded: one that is replaced may still be on screen and ask for more. */
const hashes = new Map<string, string>();

/** A browser that does not know an algorithm checks nothing, and of no hash at all it says nothing. */
const isHash = (hash: string) => hash.startsWith('sha384-');

/** Lets the files of a remote be loaded. Files are named after their content, so versions never contradict each other. */
export function knowHashes(remote: ComposedRemote): void {
  for (const [file, hash] of Object.entries(remote.integrity))
    if (isHash(hash)) hashes.set(filePath(remote, file), hash);
  globalThis.__estelaHashOf = hashOf;
}

function hashOf(address: string): string {
  return hashes.get(new URL(address, location.href).pathname) ?? noHash;
}
