import type { OwnUser } from '@estela/contracts';
import { type Language, languages } from '@estela/contracts/values';
import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { baseApi } from './base-api.ts';
import type { StoreExtra } from './base-query.ts';
import { sessionEnded, sessionReducer, sessionStarted } from './session/session-slice.ts';

/** What a store may be made with; nothing is needed. */
export interface CreateStoreOptions {
  /** The language on screen, or how to ask for it at each call. */
  language?: Language | (() => Language);
  /** Who is here, where that is known already (tests): the account, or null for a guest. */
  user?: OwnUser | null;
  /** Offers the login to a pilot whose session ended under a press, and resolves once it is closed. */
  offerLogin?: StoreExtra['offerLogin'];
}

/** Development's checks warn when they are slow; that depends on the machine, not on the state. */
const unlimited = { warnAfter: Number.POSITIVE_INFINITY };

/** The one store of the page. The shell makes it, remotes are handed it. */
export function createStore({ language = languages[0], user, offerLogin }: CreateStoreOptions = {}) {
  const extraArgument: StoreExtra = {
    language: typeof language === 'function' ? language : () => language,
    offerLogin,
  };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: sessionReducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        immutableCheck: unlimited,
        serializableCheck: unlimited,
      }).concat(baseApi.middleware),
  });
  if (user !== undefined) store.dispatch(user ? sessionStarted(user) : sessionEnded());
  return store;
}

/** The one store of the page. */
export type AppStore = ReturnType<typeof createStore>;
/** What the store holds. */
export type AppState = ReturnType<AppStore['getState']>;
/** Sends an action or a thunk to the store. */
export type AppDispatch = AppStore['dispatch'];

/** The store’s `dispatch`, typed. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
