import { assertSharedApi, baseApi } from '@estela/api';

/** One object per copy of this module, to detect a second copy in a page. */
const runtimeToken = Symbol('estela-runtime');

/** The instances that must be the shell's in every root. */
export interface SharedInstances {
  api: unknown;
  runtime: unknown;
}

/** What the shell passes to remotes for comparison. */
export function sharedInstances(): SharedInstances {
  return { api: baseApi, runtime: runtimeToken };
}

/**
 * Throws if a remote was built with its own copy: with a second slice its queries would never get a response, with a
 * second runtime its links would do nothing.
 */
export function assertSharedInstances(app: string, given: SharedInstances): void {
  assertSharedApi(given.api);
  if (given.runtime !== runtimeToken) throw new Error(`${app} brings a second copy of @estela/runtime`);
}
