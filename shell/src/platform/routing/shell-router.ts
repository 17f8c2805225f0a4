import type { RouterState, ShellRouter } from '@estela/runtime';
import {
  type Location,
  NavigationType,
  type Path,
  type RouterProps,
  resolvePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Blocks a change of page until the visitor has decided. */
export interface NavigationGuard {
  holds: (from: Location, to: Path & { state: unknown }) => boolean;
  /** Called instead of the change; `leave` performs it after all. */
  ask: (leave: () => void) => void;
}

export interface GuardedRouter
  extends ShellRouter,
    Pick<RouterProps['navigator'], 'go' | 'push' | 'replace'> {
  /** One at a time; returns a function that removes it. */
  guard: (guard: NavigationGuard) => () => void;
}

/**
 * React Router's own router for single pages, without its loaders, actions and fetchers: each page here loads its data
 * itself, and those would be a tenth of what a first visit downloads.
 */
export function createShellRouter(history: History): GuardedRouter {
  const listeners = new Set<(state: RouterState) => void>();
  // The history reports the first page as a return. It is not: nothing of it was loaded before.
  let state: RouterState = { location: history.location, historyAction: NavigationType.Replace };
  let guard: NavigationGuard | undefined;
  /** The visitor decided to leave: the next step through the history is not blocked. */
  let isLeaving = false;
  /** Set while the history reverts a step that was blocked. */
  let onTakenBack: (() => void) | undefined;

  function arrive(historyAction: RouterState['historyAction'], location: Location): void {
    isLeaving = false;
    state = { location, historyAction };
    for (const listener of [...listeners]) listener(state);
  }

  function navigate(to: To, options: { replace?: boolean; state?: unknown } = {}): void {
    const target = { ...resolvePath(to, state.location.pathname), state: options.state };
    if (guard?.holds(state.location, target)) guard.ask(() => move(target, options));
    else move(target, options);
  }

  function move(
    to: To,
    { replace = false, state: entryState }: { replace?: boolean; state?: unknown },
  ): void {
    if (replace) history.replace(to, entryState);
    else history.push(to, entryState);
    arrive(replace ? NavigationType.Replace : NavigationType.Push, history.location);
  }

  // The browser has moved already: a blocked step must be reverted, and repeated on leaving.
  history.listen(({ action, location, delta }) => {
    if (onTakenBack) {
      onTakenBack();
      onTakenBack = undefined;
    } else if (delta && !isLeaving && guard?.holds(state.location, location)) {
      const takenBack = new Promise<void>((resolve) => {
        onTakenBack = resolve;
      });
      history.go(-delta);
      guard.ask(() => {
        void takenBack.then(() => {
          isLeaving = true;
          history.go(delta);
        });
      });
    } else arrive(action, location);
  });

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (to: To | number, options?: { replace?: boolean; state?: unknown }) =>
      typeof to === 'number' ? history.go(to) : navigate(to, options),
    go: history.go,
    push: (to, entryState) => navigate(to, { state: entryState }),
    replace: (to, entryState) => navigate(to, { replace: true, state: entryState }),
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    guard(next) {
      guard = next;
      return () => {
        if (guard === next) guard = undefined;
      };
    },
  };
}
