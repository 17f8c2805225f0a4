import type { Composition } from '@estela/contracts/release';
import { deadlines } from './deadline.ts';
import { withRetry } from './retries.ts';

/** The script element of a remote's entry, with its hash. Throws where the composition does not list it. */
export function entryScript(url: string, { remotes }: Composition) {
  const { pathname } = new URL(url, location.href);
  const owner = Object.entries(remotes).find(([, { base }]) => pathname.startsWith(base));
  const integrity = owner?.[1].integrity[pathname.slice(owner[1].base.length)];
  if (!owner || !integrity) throw new Error(`The composition lists no hash for ${url}`);
  const script = document.createElement('script');
  script.setAttribute('integrity', integrity);
  script.crossOrigin = 'anonymous';
  script.async = true;
  script.src = withRetry(url, owner[0]);
  return { script, timeout: deadlines.script };
}
