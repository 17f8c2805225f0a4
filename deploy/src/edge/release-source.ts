import type { Release } from '@estela/contracts/release';
import type { ActivePointer } from '../store/active-pointer.ts';
import type { HistoryEntry } from '../store/history.ts';
import type { VersionSet } from '../store/version-sets.ts';

/** Where the edge finds what is live: the release store, or the store with a developer's builds laid over it. */
export interface ReleaseSource {
  /** Changes whenever something else is live; asked for with every page, so it has to be cheap. */
  stamp(): Promise<string>;
  /** The file whose replacement means that something else is live. */
  watched?: string;
  pointer(): Promise<ActivePointer>;
  history(): Promise<HistoryEntry[]>;
  versions(app: string): Promise<string[]>;
  release(app: string, version: string): Promise<Release>;
  /** The release, after every byte was checked. */
  verify(app: string, version: string): Promise<Release>;
  fileOf(app: string, version: string, file: string): string;
  /** May browsers and the edge keep this version's files for ever? */
  isImmutable(version: string): boolean;
  /** File of what browsers reported. */
  failures: string;
  /** What override links are signed with; none before the first link. */
  linkKey(): Promise<Buffer | undefined>;
  /** Keeps a set of versions that was never live, so that its id can be looked up. */
  rememberSet(set: VersionSet): Promise<void>;
}
