import type { OwnUser } from '@estela/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readToken } from '../token.ts';

/** `starting` until the stored token is checked once. */
export type SessionStatus = 'starting' | 'guest' | 'user';

export interface SessionState {
  status: SessionStatus;
  user: OwnUser | null;
  /** The token that goes with `user`: storage may already hold the one of another tab's account. */
  token: string | null;
  /** Whose token the server rejected while the page was in use: what is on screen should stay, behind a login dialog. */
  expiredFor: string | null;
  /** Who signed in in another tab while `expiredFor` was writing here: this page sends nothing in their name. */
  takenBy: OwnUser | null;
  /** How many calls the server rejected since then: each one offers the login dialog again. */
  rejectedCalls: number;
  /** The stored token was given up at the start: its profile could not be loaded. */
  lost: boolean;
}

const initialState: SessionState = {
  status: 'starting',
  user: null,
  token: null,
  expiredFor: null,
  takenBy: null,
  rejectedCalls: 0,
  lost: false,
};

/** Whose page this is: who is signed in, or was until the session ended under their hands. */
export function pilotOf({ user, expiredFor }: SessionState): string | null {
  return user?._id ?? expiredFor;
}

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: {
      prepare: (user: OwnUser) => ({ payload: { user, token: readToken() } }),
      reducer: (
        _state,
        { payload }: PayloadAction<{ user: OwnUser; token: string | null }>,
      ): SessionState => ({
        ...initialState,
        status: 'user',
        ...payload,
      }),
    },
    /** With true, the session is lost. */
    sessionEnded: (_state, { payload: lost = false }: PayloadAction<boolean | undefined>): SessionState => ({
      ...initialState,
      status: 'guest',
      lost,
    }),
    sessionExpired: (state): SessionState => ({
      ...initialState,
      status: 'guest',
      expiredFor: pilotOf(state),
    }),
    sessionTaken: (state, { payload }: PayloadAction<OwnUser>): SessionState => ({
      ...initialState,
      status: 'guest',
      expiredFor: pilotOf(state),
      takenBy: payload,
    }),
    callRejected: (state) => {
      if (state.expiredFor !== null) state.rejectedCalls += 1;
    },
    /** Responses that carry part of the account are merged into it. */
    userMerged: (state, { payload }: PayloadAction<Partial<OwnUser>>) => {
      if (!state.user) return;
      // Whatever names the address also says which one waits, if any.
      if (payload.email !== undefined) delete state.user.pendingEmail;
      Object.assign(state.user, payload);
    },
  },
});

export const sessionReducer = slice.reducer;
export const { sessionStarted, sessionEnded, sessionExpired, sessionTaken, callRejected, userMerged } =
  slice.actions;
