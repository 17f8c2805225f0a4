import { storageKeys } from '@estela/contracts/values';
import type { AppStore } from '../store.ts';
import { readToken } from '../token.ts';
import { reachAccount } from './reach-account.ts';
import { endHere, startFor } from './session-changes.ts';
import {
  pilotOf,
  reachChanged,
  type SessionState,
  sessionEnded,
  sessionExpired,
  sessionStarted,
  sessionTaken,
} from './session-slice.ts';

const started = new WeakMap<AppStore, Promise<SessionState>>();

/** What of the page around it a session depends on. */
export interface SessionPage {
  /** Whether text was typed that is not saved: the page then outlives a session that another tab ends. */
  holdsTypedText: () => boolean;
}

/**
 * Finds out who is here: the same promise for every caller, which never rejects. It resolves once that is known, or once
 * it is known that the server cannot be asked now; the page then goes on asking. Routed content waits for it.
 */
export function startSession(store: AppStore, page?: SessionPage): Promise<SessionState> {
  const running = started.get(store);
  if (running) return running;
  const first = firstWord(store);
  started.set(store, first);

  let following = new AbortController();
  const follow = () => {
    following.abort();
    following = new AbortController();
    void followToken(store, following.signal, page);
  };
  // Without a key: all of the storage was cleared.
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.token || key === null) follow();
  });
  // A page from the browser's back/forward cache missed everything meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isOutdated(store.getState().session)) follow();
  });
  let { reach } = store.getState().session;
  store.subscribe(() => {
    const before = reach;
    reach = store.getState().session.reach;
    if (reach === 'doubted' && before !== reach) follow();
  });
  follow();
  return first;
}

function firstWord(store: AppStore): Promise<SessionState> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const { session } = store.getState();
      if (session.status === 'starting' && session.reach !== 'none') return;
      stop();
      resolve(session);
    });
  });
}

/** Does storage hold another token than the one that the page knows of? */
function isOutdated({ status, token, takenBy }: SessionState): boolean {
  return status !== 'starting' && takenBy === null && token !== readToken();
}

/**
 * Takes the page to whoever the stored token belongs to: at the start, and when another tab signs in or out, which is
 * signing in or out in all. Typed text is never handed from one account to another: it stays, and its pilot sees why.
 */
async function followToken(store: AppStore, signal: AbortSignal, page?: SessionPage): Promise<void> {
  const isStart = store.getState().session.status === 'starting';
  for (let token = readToken(); token !== null; token = readToken()) {
    const user = await reachAccount(store, token, signal);
    const { session } = store.getState();
    if (signal.aborted) return;
    // Asked after a call without an answer, or signed in on this page meanwhile.
    if (session.status === 'user' && session.token === readToken())
      return void store.dispatch(reachChanged('fine'));
    if (!user) continue;
    const pilot = pilotOf(session);
    const isAnother = pilot !== null && pilot !== user._id;
    if (isStart) store.dispatch(sessionStarted(user));
    else if (isAnother && page?.holdsTypedText()) store.dispatch(sessionTaken(user));
    else startFor(user, store.dispatch, store.getState);
    return;
  }
  if (isStart) store.dispatch(sessionEnded());
  else if (page?.holdsTypedText()) store.dispatch(sessionExpired());
  else endHere(store.dispatch);
}
