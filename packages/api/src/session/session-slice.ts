import type { OwnUser } from '@estela/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `starting` until the stored token is checked once. */
export type SessionStatus = 'starting' | 'guest' | 'user';

export interface SessionState {
  status: SessionStatus;
  user: OwnUser | null;
  /** Whose token the server refused while the page was in use: what is on screen should stay, behind a login dialog. */
  expiredFor: string | null;
  /** How often something was sent since then and refused: each time the login dialog is offered again. */
  refusals: number;
}

const initialState: SessionState = {
  status: 'starting',
  user: null,
  expiredFor: null,
  refusals: 0,
};

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (_state, { payload }: PayloadAction<OwnUser>): SessionState => ({
      status: 'user',
      user: payload,
      expiredFor: null,
      refusals: 0,
    }),
    sessionEnded: (): SessionState => ({ ...initialState, status: 'guest' }),
    sessionExpired: ({ user, expiredFor }): SessionState => ({
      status: 'guest',
      user: null,
      expiredFor: user?._id ?? expiredFor,
      refusals: 0,
    }),
    refusedAgain: (state) => {
      if (state.expiredFor !== null) state.refusals += 1;
    },
    /** Answers that carry part of the account are merged into it. */
    userMerged: (state, { payload }: PayloadAction<Partial<OwnUser>>) => {
      if (state.user) Object.assign(state.user, payload);
    },
  },
});

export const sessionReducer = slice.reducer;
export const { sessionStarted, sessionEnded, sessionExpired, refusedAgain, userMerged } = slice.actions;
