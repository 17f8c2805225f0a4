/** Name of the global variable that the scripts of a remote fill, as in the bundler preset. */
const queueName = (container: string) => `${container}_chunks`;

const queuesOf = new Map<string, Map<string, unknown>>();

/**
 * Gives each version of a remote a queue of its own for the modules of its scripts. All versions use the
 * same name, so that an unchanged file stays the same file; the running script identifies its version: the
 * entry by its folder, every other file by the fragment of its address.
 */
export function separateVersions(container: string): void {
  const name = queueName(container);
  if (queuesOf.has(container)) return;
  const queues = new Map<string, unknown>();
  queuesOf.set(container, queues);
  Object.defineProperty(globalThis, name, {
    get: () => queues.get(runningVersion()),
    set: (queue: unknown) => queues.set(runningVersion(), queue),
  });
}

/** Drops the modules of all versions but one: their next entry begins again, and the old ones can be collected. */
export function dropQueues(container: string, inUse: string | undefined): void {
  const queues = queuesOf.get(container);
  for (const version of queues?.keys() ?? []) if (version !== inUse) queues?.delete(version);
}

function runningVersion(): string {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return '';
  const { pathname, hash } = new URL(script.src);
  return hash.slice(1) || (pathname.split('/').at(-2) ?? '');
}
