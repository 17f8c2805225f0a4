/** Name of the global variable that the scripts of a remote fill, as in the bundler preset. */
const queueName = (container: string) => `${container}_chunks`;

const queuesOf = new Map<string, Map<string, unknown>>();

/**
 * Gives each version of a remote a queue of its own for the modules that its scripts bring. All versions use the
 * same name, so that a file which did not change stays the same file; the running script says whose it is: the
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

/** Forgets what the scripts of all versions but one brought: their next entry begins again, what was can be collected. */
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
