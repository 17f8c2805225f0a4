import type { AppStore } from '../store.ts';
import { readToken } from '../token.ts';
import { endHere, startFor } from './session-changes.ts';
import { sessionApi } from './session-endpoints.ts';
import { type SessionState, sessionEnded, sessionStarted } from './session-slice.ts';

const started = new WeakMap<AppStore, Promise<SessionState>>();

/** Finds out who is here: the same promise for every caller, which never rejects. Routed content waits for it. */
export function startSession(store: AppStore): Promise<SessionState> {
  const running = started.get(store);
  if (running) return running;
  const first = check(store);
  started.set(store, first);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'auth_token') void followOtherTab(store, newValue);
  });
  return first;
}

async function check(store: AppStore): Promise<SessionState> {
  const user = readToken() === null ? undefined : await accountOfToken(store);
  // A refused token is gone by now. Where the server could not be reached it stays, for the next page load.
  store.dispatch(user ? sessionStarted(user) : sessionEnded());
  return store.getState().session;
}

/** Signing in or out in one tab is signing in or out in all. */
async function followOtherTab(store: AppStore, token: string | null): Promise<void> {
  if (token === null) return endHere(store.dispatch);
  const user = await accountOfToken(store);
  if (user) startFor(user, store.dispatch, store.getState);
}

async function accountOfToken(store: AppStore) {
  const { getProfile } = sessionApi.endpoints;
  const { data } = await store.dispatch(
    getProfile.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  return data;
}
