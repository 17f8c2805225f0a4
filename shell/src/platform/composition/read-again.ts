import { type Composition, compositionPath } from '@estela/contracts/release';

/** Milliseconds until a request counts as failed: a retry waits for it. */
const timeout = 4000;

/** Asks the edge what is live; if nothing changed, a 304 confirms the browser's copy. */
export async function readAgain(): Promise<Composition | undefined> {
  const answer = await fetch(compositionPath, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(timeout),
  });
  if (!answer.ok) return undefined;
  const next: unknown = await answer.json();
  return isComposition(next) ? next : undefined;
}

/** Proxies and sign-in pages may respond with anything, and an incomplete composition would break the shell. */
export function isComposition(found: unknown): found is Composition {
  if (!isRecord(found) || !Number.isInteger(found.sequence) || typeof found.id !== 'string') return false;
  const { shell, remotes, settings } = found;
  return isApp(shell) && isRecord(settings) && isRecord(remotes) && Object.values(remotes).every(isRemote);
}

function isRemote(found: unknown): boolean {
  return (
    isApp(found) &&
    typeof found.entry === 'string' &&
    isRecord(found.integrity) &&
    isRecord(found.chunks) &&
    isRecord(found.initial) &&
    Array.isArray(found.initial.js) &&
    Array.isArray(found.initial.css)
  );
}

function isApp(found: unknown): found is Record<string, unknown> {
  return (
    isRecord(found) &&
    typeof found.version === 'string' &&
    isFolder(found.base) &&
    isFolder(found.files) &&
    isRecord(found.manifest) &&
    typeof found.manifest.namespace === 'string' &&
    Array.isArray(found.manifest.routes)
  );
}

function isFolder(found: unknown): boolean {
  return typeof found === 'string' && /^\/(?!\/)(?:.*\/)?$/.test(found);
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null && !Array.isArray(found);
}
