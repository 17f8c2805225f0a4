import { type ComposedRemote, filePath, hashesPath } from '@estela/contracts/release';
import { deadlines } from './deadline.ts';
import { withRetry } from './retries.ts';

type Hashes = ComposedRemote['integrity'];

declare global {
  /** The hash that a remote's file must have, by its address. Read by remote-files.mjs inside each remote. */
  var __estelaHashOf: ((address: string) => string) | undefined;
}

/** Of no file: a script or style sheet that no release lists is not run. */
const noHash = `sha384-${'A'.repeat(64)}`;

/** Of every version that this tab has loaded: one that is replaced may still be on screen and ask for more. */
const hashes = new Map<string, string>();

/** All hashes of releases of which the page has that of the entry alone, by the version's folder. */
const late = new Map<string, Hashes>();
const asked = new Map<string, Promise<void>>();

/** A browser that does not know an algorithm checks nothing, and of no hash at all it says nothing. */
const isHash = (hash: string) => hash.startsWith('sha384-');

/**
 * Lets the files of a remote be loaded, once it resolves. Files are named after their content, so versions never
 * contradict each other.
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

/** Whoever changes a byte of it on its way is refused by the browser. */
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
