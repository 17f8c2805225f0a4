/** What can go wrong with a release, by stable code: the command line has a text and an exit code for each. */
export type StoreErrorCode =
  | 'ALREADY_PUBLISHED'
  | 'NOT_PUBLISHED'
  | 'REMOVED'
  | 'UNKNOWN_APP'
  | 'NO_STORE'
  | 'NO_FOLDER'
  | 'SHELL_STAYS'
  | 'DAMAGED'
  | 'BAD_BUILD'
  | 'BAD_NAME'
  | 'CONFLICT'
  | 'NOTHING_TO_ROLL_BACK'
  | 'LIVE_ALREADY'
  | 'NEVER_LIVE'
  | 'NOT_LIVE'
  | 'ROUTE_TAKEN'
  | 'GREEDY_ROUTE'
  | 'INCOMPATIBLE'
  | 'TOO_HEAVY'
  | 'WRONG_TYPES'
  | 'FORCE_NEEDS_WHY'
  | 'TOKEN_TAKEN'
  | 'NO_TOKEN'
  | 'NO_VERSION'
  | 'NAMED_TWICE'
  | 'DISABLED_APP'
  | 'BAD_COMPOSITION'
  | 'UNKNOWN_COMPOSITION'
  | 'AMBIGUOUS_COMPOSITION'
  | 'COMPOSITION_GONE'
  | 'LOCK_TIMEOUT'
  | 'STORE_UNREADABLE'
  | 'NOT_SIGNED'
  | 'UNKNOWN_KEY'
  | 'WRONG_SIGNATURE'
  | 'REPLAYED'
  | 'POINTER_GONE'
  | 'BAD_KEY'
  | 'NO_KEY'
  | 'KEY_NOT_TRUSTED'
  | 'SAME_KEY';

/** What keeps an app at its version, as the history says it. */
export interface Hold {
  app: string;
  version: string;
  kind: string;
  by: string;
  at: string;
  why?: string | undefined;
}

/** Apps that were to move, and those that do not let them. */
export interface Blocked {
  waiting: string[];
  holds: Hold[];
}

/** An expected failure of the release store: `detail` fills the text that belongs to `code`. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;
  readonly detail: Record<string, string>;
  readonly blocked: Blocked | undefined;

  constructor(code: StoreErrorCode, detail: Record<string, string> = {}, blocked?: Blocked) {
    super(`${code} ${JSON.stringify(detail)}`);
    this.name = 'StoreError';
    this.code = code;
    this.detail = detail;
    this.blocked = blocked;
  }
}

const spoiled = new Set<StoreErrorCode>(['DAMAGED', 'NOT_SIGNED', 'UNKNOWN_KEY', 'WRONG_SIGNATURE']);

/** Is this a release that is there, and not as it was published? */
export function isSpoiled(error: unknown): error is StoreError {
  return error instanceof StoreError && spoiled.has(error.code);
}

/** Errors of the file system carry a `code` such as `ENOENT`. No `instanceof`: tests run in a realm of their own. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}
