import type { OwnUser } from '@estela/contracts';
import { storageKeys } from '@estela/contracts/values';
import type { UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../base-api.ts';
import type { AppStore } from '../store.ts';
import { readToken, removeToken } from '../token.ts';
import { endHere, startFor } from './session-changes.ts';
import {
  pilotOf,
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

/** Finds out who is here: the same promise for every caller, which never rejects. Routed content waits for it. */
export function startSession(store: AppStore, page?: SessionPage): Promise<SessionState> {
  const running = started.get(store);
  if (running) return running;
  const first = check(store);
  started.set(store, first);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKeys.token) void followOtherTab(store, newValue, page);
  });
  return first;
}

/** Milliseconds before a profile that could not be loaded is asked for again. */
const pauses = [400, 1_000];

async function check(store: AppStore): Promise<SessionState> {
  store.dispatch(await found(store, readToken()));
  return store.getState().session;
}

async function found(store: AppStore, token: string | null): Promise<UnknownAction> {
  if (token === null) return sessionEnded();
  for (let tries = 0; ; tries += 1) {
    const user = await accountOf(store, token);
    const now = readToken();
    // A rejected one is gone by now, or another tab has logged in meanwhile.
    if (now !== token) return found(store, now);
    if (user) return sessionStarted(user);
    const pause = pauses[tries];
    if (pause === undefined) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  removeToken();
  return sessionEnded(true);
}

/**
 * Signing in or out in one tab is signing in or out in all. Typed text is never handed from one account to another:
 * it stays, and its pilot sees why.
 */
async function followOtherTab(store: AppStore, token: string | null, page?: SessionPage): Promise<void> {
  if (token === null) {
    if (page?.holdsTypedText()) store.dispatch(sessionExpired());
    else endHere(store.dispatch);
    return;
  }
  const user = await accountOf(store, token);
  // What changed meanwhile comes with an event of its own.
  if (!user || token !== readToken()) return;
  const pilot = pilotOf(store.getState().session);
  const isAnother = pilot !== null && pilot !== user._id;
  if (isAnother && page?.holdsTypedText()) store.dispatch(sessionTaken(user));
  else startFor(user, store.dispatch, store.getState);
}

const { accountOfToken } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    accountOfToken: build.query<OwnUser, string>({ query: (token) => ({ url: '/users/profile', token }) }),
  }),
}).endpoints;

async function accountOf(store: AppStore, token: string) {
  const { data } = await store.dispatch(
    accountOfToken.initiate(token, { subscribe: false, forceRefetch: true }),
  );
  return data;
}
