import { baseApi } from './base-api.ts';

/**
 * Throws unless `instance` is this very slice. A second bundled copy with the same reducer path would fail
 * silently: no cache entry, no error. The shell hands its own `baseApi` to every remote for this.
 */
export function assertSharedApi(instance: unknown): void {
  if (instance !== baseApi)
    throw new Error('This part brought its own copy of @estela/api instead of the shared one');
}
