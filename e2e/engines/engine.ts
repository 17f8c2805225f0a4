/** A browser of one kind, running. */
export interface Engine {
  version: string;
  /** A page in a profile of its own, without anything stored. */
  openTab: () => Promise<Tab>;
}

/** What a person at the keyboard does, and what a script in the page sees: all that the three drivers have in common. */
export interface Tab {
  /** Opens a path of the product and waits for the load event. */
  goto: (path: string) => Promise<void>;
  /** The value of an expression in the page, as JSON carries it. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Console errors, breaches of the policy, uncaught errors and failed requests since the last call. */
  takeFaults: () => Promise<string[]>;
  close: () => Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Space' | 'ArrowDown' | 'Escape';

export const viewport = { width: 1280, height: 800 };

/** As Playwright's tests: what is written differs between time zones. */
export const timeZone = 'Europe/Madrid';
