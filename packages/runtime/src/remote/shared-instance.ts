import { assertSharedApi, baseApi } from '@estela/api';

/** One object per copy of this module: two copies in a page are told apart by it. */
const runtimeToken = Symbol('estela-runtime');

/** The instances that must be the shell's in every root. */
export interface SharedInstances {
  api: unknown;
  runtime: unknown;
}

/** What the shell hands to remotes so that they can compare. */
export function sharedInstances(): SharedInstances {
  return { api: baseApi, runtime: runtimeToken };
}

/**
 * Throws where a remote was built with a copy of its own: with a second slice its queries would silently never
 * be answered, with a second runtime its links would move nothing.
 */
export function assertSharedInstances(app: string, given: SharedInstances): void {
  assertSharedApi(given.api);
  if (given.runtime !== runtimeToken) throw new Error(`${app} brings a second copy of @estela/runtime`);
}
