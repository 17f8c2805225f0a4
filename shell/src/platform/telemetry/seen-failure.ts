import type { Composition } from '@estela/contracts/release';
import type { Failure } from '@estela/runtime';

/** A failure, and the versions that were on the page then. */
export interface SeenFailure {
  what: Failure | ErrorEvent | PromiseRejectionEvent;
  composition: Composition;
}
