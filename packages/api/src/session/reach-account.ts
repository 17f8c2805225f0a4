import type { OwnUser } from '@estela/contracts';
import { baseApi } from '../base-api.ts';
import type { AppStore } from '../store.ts';
import { readToken } from '../token.ts';
import { reachChanged } from './session-slice.ts';

/** Milliseconds before a profile that could not be had is asked for again, */
const pauses = [400, 1_000, 2_000, 5_000, 10_000];

/** and after these always. */
const steadyPause = 30_000;

/** After this many failed tries the page says so; a single failure is not shown. */
const quietTries = 3;

/** After this time without an answer (ms) it says so, too. The call goes on: a slow line may still bring it. */
const slowAfter = 8_000;

/** What a server may ask to wait at most (ms). */
const longestPause = 10 * 60_000;

const retries = new EventTarget();

/** Asks for the profile now instead of after the pause: somebody does not want to wait. */
export function retrySession(): void {
  retries.dispatchEvent(new Event('retry'));
}

/**
 * The account of a token, however long it takes to get an answer: no network, a server that fails and pages that others
 * send in its place say nothing of the session. Undefined once storage no longer holds the token, as after its refusal,
 * or `signal` is aborted.
 */
export async function reachAccount(
  store: AppStore,
  token: string,
  signal: AbortSignal,
): Promise<OwnUser | undefined> {
  const reportNoReach = () => token === readToken() && store.dispatch(reachChanged('none'));
  const slow = setTimeout(reportNoReach, slowAfter);
  let hurry = () => {};
  const stopListening = onReturn(() => hurry(), signal);
  try {
    for (let tries = 1; ; tries += 1) {
      const call = store.dispatch(accountOfToken.initiate(token, { subscribe: false, forceRefetch: true }));
      let isHurried = false;
      hurry = () => {
        // What was asked on a line that is gone is not answered any more.
        isHurried = signal.aborted || store.getState().session.reach === 'none';
        if (isHurried) call.abort();
      };
      const { data, error } = await call;
      if (signal.aborted || token !== readToken()) return undefined;
      // Beside an error stands what was answered before. Others answer in JSON, too.
      if (error === undefined && typeof data?._id === 'string') return data;
      if (tries === quietTries || !navigator.onLine) reportNoReach();
      if (isHurried) continue;
      await new Promise<void>((resolve) => {
        hurry = resolve;
        // Nobody looks at a hidden page: it asks once it is looked at.
        setTimeout(() => !document.hidden && resolve(), pauseAfter(tries, error));
      });
      if (signal.aborted || token !== readToken()) return undefined;
    }
  } finally {
    clearTimeout(slow);
    stopListening();
  }
}

function pauseAfter(tries: number, error: unknown): number {
  const asked = ((error as { retryAfter?: number } | undefined)?.retryAfter ?? 0) * 1000;
  return Math.max(pauses[tries - 1] ?? steadyPause, Math.min(asked, longestPause));
}

/** Tells when another try may succeed, and when nobody waits any more. Returns how to stop. */
function onReturn(callback: () => void, signal: AbortSignal): () => void {
  const seen = () => !document.hidden && callback();
  const sources: [EventTarget, string, () => void][] = [
    [window, 'online', callback],
    [window, 'pageshow', seen],
    [document, 'visibilitychange', seen],
    [retries, 'retry', callback],
    [signal, 'abort', callback],
  ];
  for (const [source, event, listener] of sources) source.addEventListener(event, listener);
  return () => {
    for (const [source, event, listener] of sources) source.removeEventListener(event, listener);
  };
}

const { accountOfToken } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    accountOfToken: build.query<OwnUser, string>({
      query: (token) => ({ url: '/users/profile', token }),
    }),
  }),
}).endpoints;
