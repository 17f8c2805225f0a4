import type { AuthAnswer, OwnUser } from '@estela/contracts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../base-api.ts';
import { tagTypes } from '../tag-types.ts';
import { removeToken, storeToken } from '../token.ts';
import { forgetPilot } from './kept-by-browser.ts';
import { pilotOf, type SessionState, sessionEnded, sessionStarted, userMerged } from './session-slice.ts';

export type SessionDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** What RTK hands to `onQueryStarted`, as far as it is used here. */
interface CallLife<T> {
  dispatch: SessionDispatch;
  getState: () => unknown;
  queryFulfilled: PromiseLike<{ data: T }>;
}

/** How long a logout waits for the server, in milliseconds: then the page signs out without it. */
const logoutTimeout = 2_000;

/** A login or registration that succeeds starts the session. */
export async function begin({ dispatch, getState, queryFulfilled }: CallLife<AuthAnswer>): Promise<void> {
  const answer = await dataOf(queryFulfilled);
  if (!answer) return;
  storeToken(answer.token);
  startFor(answer.user, dispatch, getState);
}

/** Makes the account the session's. Another account's cache is dropped, a guest's is refetched. */
export function startFor(user: OwnUser, dispatch: SessionDispatch, getState: () => unknown): void {
  const previous = pilotOf((getState() as { session: SessionState }).session);
  dispatch(sessionStarted(user));
  if (previous !== null && previous !== user._id) dispatch(baseApi.util.resetApiState());
  else dispatch(baseApi.util.invalidateTags([...tagTypes]));
}

/** Continues as the account that another tab signed in; the visitor chose so. */
export function continueAs(user: OwnUser) {
  return (dispatch: SessionDispatch, getState: () => unknown): void => startFor(user, dispatch, getState);
}

/** The page ends the session even when the server cannot be reached. */
export async function end({ dispatch, queryFulfilled }: CallLife<unknown>): Promise<void> {
  // The call is on its way by then. Whoever closes the page at once leaves no token behind.
  await Promise.resolve();
  removeToken();
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, logoutTimeout));
  await Promise.race([dataOf(queryFulfilled), timeout]);
  endHere(dispatch);
}

/** A deleted account has no session, and leaves nothing in the browser. */
export async function forget({ dispatch, getState, queryFulfilled }: CallLife<unknown>): Promise<void> {
  if ((await dataOf(queryFulfilled)) === undefined) return;
  const pilotId = pilotOf((getState() as { session: SessionState }).session);
  endHere(dispatch);
  if (pilotId !== null) forgetPilot(pilotId);
}

/** Drops token, user and everything that was read with them. */
export function endHere(dispatch: SessionDispatch): void {
  removeToken();
  dispatch(sessionEnded());
  dispatch(baseApi.util.resetApiState());
}

/** Fields of the answer go into the current user at once. */
export async function merge({ dispatch, queryFulfilled }: CallLife<Partial<OwnUser>>): Promise<void> {
  const answer = await dataOf(queryFulfilled);
  if (answer) dispatch(userMerged(answer));
}

/** The answer, or undefined after a failure, which the hook's caller sees. An empty response is null. */
async function dataOf<T>(queryFulfilled: PromiseLike<{ data: T }>): Promise<T | null | undefined> {
  try {
    return (await queryFulfilled).data ?? null;
  } catch {
    return undefined;
  }
}
