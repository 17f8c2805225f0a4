import type { OwnUser } from '@estela/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `starting` until the stored token is checked once. */
export type SessionStatus = 'starting' | 'guest' | 'user';

export interface SessionState {
  status: SessionStatus;
  user: OwnUser | null;
  /** Whose token the server refused while the page was in use: what is on screen should stay, behind a login dialog. */
  expiredFor: string | null;
}

const initialState: SessionState = { status: 'starting', user: null, expiredFor: null };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (_state, { payload }: PayloadAction<OwnUser>): SessionState => ({
      status: 'user',
      user: payload,
      expiredFor: null,
    }),
    sessionEnded: (): SessionState => ({ status: 'guest', user: null, expiredFor: null }),
    sessionExpired: ({ user }): SessionState => ({
      status: 'guest',
      user: null,
      expiredFor: user?._id ?? null,
    }),
    /** Answers that carry part of the account are merged into it. */
    userMerged: (state, { payload }: PayloadAction<Partial<OwnUser>>) => {
      if (state.user) Object.assign(state.user, payload);
    },
  },
});

export const sessionReducer = slice.reducer;
export const { sessionStarted, sessionEnded, sessionExpired, userMerged } = slice.actions;
