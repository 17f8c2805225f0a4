import type { Location, NavigationType, Path, To } from 'react-router-dom';

/** Where the tab is, and how it came there. */
export interface RouterState {
  location: Location;
  historyAction: NavigationType;
}

/**
 * The one router of the page, as the shell hands it to remotes. A remote of an older release, or in a shell of an older
 * one, meets React Router's data router in its place: names and meanings are that one's.
 */
export interface ShellRouter {
  readonly state: RouterState;
  /** Tells of each change, before React draws it. Returns how to stop. */
  subscribe: (listener: (state: RouterState) => void) => () => void;
  /** A number goes through the history. The `state` of an entry must be cloneable. */
  navigate: {
    (to: number): unknown;
    (to: To, options?: { replace?: boolean; state?: unknown }): unknown;
  };
  createHref: (to: Location) => string;
  encodeLocation: (to: To) => Path;
}
