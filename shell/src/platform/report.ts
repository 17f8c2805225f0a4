import { errorReference, type Platform } from '@estela/runtime';
import type { CompositionStore } from './composition/composition-store.ts';
import type { SeenFailure } from './telemetry/seen-failure.ts';

/** Beyond this number a page is so broken that more failures tell nothing new. */
const maxSeen = 50;

/**
 * The only place where failures are logged and recorded for telemetry: those of remotes, and uncaught ones. The code
 * that sends them is loaded with the first one.
 */
export function createReport({ current }: CompositionStore): Platform['report'] {
  const seen: SeenFailure[] = [];

  function note(what: SeenFailure['what']): void {
    if (seen.length < maxSeen) seen.push({ what, composition: current() });
    import(/* webpackChunkName: "send-failures" */ './telemetry/send-failures.ts')
      .then(({ sendFailures }) => sendFailures(seen.splice(0)))
      .catch(() => undefined);
  }

  // The build draws pages on Node, which has no such events.
  globalThis.addEventListener?.('error', note);
  globalThis.addEventListener?.('unhandledrejection', note);
  return (failure) => {
    // biome-ignore lint/suspicious/noConsole: the console is where failures are logged
    console.error(`${errorReference(failure.app)} failed at ${failure.phase}`, failure.error);
    note(failure);
  };
}
