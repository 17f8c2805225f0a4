import type { OwnUser } from '@estela/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readToken } from '../token.ts';

/** `starting` until the stored token is checked once. */
export type SessionStatus = 'starting' | 'guest' | 'user';

/** Whether the server answers for this session: `doubted` once a call had no answer, until the profile is asked for. */
type Reach = 'fine' | 'doubted' | 'none';

/** The session as the store has it; components read it by `useSession`. */
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
  /** `none`: the profile was asked for in vain, and still is. The session goes on, and what is shown may be old. */
  reach: Reach;
}

const initialState: SessionState = {
  status: 'starting',
  user: null,
  token: null,
  expiredFor: null,
  takenBy: null,
  rejectedCalls: 0,
  reach: 'fine',
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
    sessionEnded: (): SessionState => ({ ...initialState, status: 'guest' }),
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
    reachChanged: (state, { payload }: PayloadAction<Reach>) => {
      state.reach = payload;
    },
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
export const {
  sessionStarted,
  sessionEnded,
  sessionExpired,
  sessionTaken,
  reachChanged,
  callRejected,
  userMerged,
} = slice.actions;
