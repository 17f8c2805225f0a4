import type { ComposedRemote } from '@estela/contracts/release';
import { deadlines } from './deadline.ts';
import { withRetry } from './retries.ts';

/** The script element of a remote's entry, with its hash. Throws where its release does not list it. */
export function entryScript(name: string, { base, entry, integrity: hashes }: ComposedRemote) {
  const integrity = hashes[entry];
  if (!integrity) throw new Error(`The composition lists no hash for ${base}${entry}`);
  const script = document.createElement('script');
  script.setAttribute('integrity', integrity);
  script.crossOrigin = 'anonymous';
  script.async = true;
  script.src = withRetry(base + entry, name);
  return { script, timeout: deadlines.script };
}
