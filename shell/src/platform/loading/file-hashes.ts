import { type ComposedRemote, filePath, hashesPath } from '@estela/contracts/release';
import { deadlines } from './deadline.ts';
import { withRetry } from './retries.ts';

type Hashes = ComposedRemote['integrity'];

declare global {
  /** The hash that a remote's file must have, by its address. Read by remote-files.mjs inside each remote. */
  var __estelaHashOf: ((address: string) => string) | undefined;
}

/** Matches no file, so that a script or style sheet that no release lists is not run. */
const noHash = `sha384-${'A'.repeat(64)}`;

/** Hashes of every version that this tab has loaded: a replaced one may still be on screen and load more files. */
const hashes = new Map<string, string>();

/** All hashes of releases for which the page has only that of the entry, by the version's folder. */
const late = new Map<string, Hashes>();
const asked = new Map<string, Promise<void>>();

/** A browser silently checks nothing for an unknown algorithm, and for no hash at all. */
const isHash = (hash: string) => hash.startsWith('sha384-');

/**
 * Once it resolves, the files of a remote can be loaded. Files are named after their content, so versions never
 * conflict.
 */
export async function knowHashes(name: string, remote: ComposedRemote): Promise<void> {
  globalThis.__estelaHashOf = hashOf;
  if (!isWhole(remote)) await askFor(name, remote);
  for (const [file, hash] of Object.entries(hashesOf(remote)))
    if (isHash(hash)) hashes.set(filePath(remote, file), hash);
}

/** The hashes of a remote's files, as far as they are known, by file. */
export function hashesOf({ base, integrity }: ComposedRemote): Hashes {
  return late.get(base) ?? integrity;
}

function isWhole({ base, hashes: vouching, integrity }: ComposedRemote): boolean {
  return vouching === undefined || Object.keys(integrity).length > 1 || late.has(base);
}

function askFor(name: string, remote: ComposedRemote): Promise<void> {
  const { base } = remote;
  const asking = asked.get(base) ?? ask(name, remote).finally(() => asked.delete(base));
  asked.set(base, asking);
  return asking;
}

/** The browser refuses it if a byte was changed on the way. */
async function ask(name: string, remote: ComposedRemote): Promise<void> {
  const address = withRetry(hashesPath(remote), name);
  const integrity = remote.hashes ?? noHash;
  const answer = await fetch(address, { integrity, signal: AbortSignal.timeout(deadlines.script) });
  if (!answer.ok) throw new Error(`${address} could not be loaded (${answer.status})`);
  late.set(remote.base, (await answer.json()) as Hashes);
}

function hashOf(address: string): string {
  return hashes.get(new URL(address, location.href).pathname) ?? noHash;
}
