import { type ActivePointer, activeVersion } from '../store/active-pointer.ts';
import { StoreError } from '../store/errors.ts';
import { changesOf, type HistoryEntry, pinOf } from '../store/history.ts';

/** A move of the pointer from what is live now (`from`) to a version; `undefined` where there is nothing to do. */
export interface MovePlan {
  from: string | undefined;
  to: string;
}

export interface PublishPlan {
  publish: boolean;
  move: MovePlan | undefined;
  /** The app should go live and stays where it is: operators pinned it or rolled it back. */
  pin: HistoryEntry | undefined;
}

/** What `publish` does. A pinned app is never made live by it: starting the product must not undo a rollback. */
export function planPublish(
  pointer: ActivePointer,
  history: HistoryEntry[],
  build: { app: string; version: string },
  options: { isPublished: boolean; activate: boolean },
): PublishPlan {
  const from = activeVersion(pointer, build.app);
  const isWanted = options.activate && from !== build.version;
  const pin = isWanted && from !== undefined ? pinOf(history, build.app) : undefined;
  return {
    publish: !options.isPublished,
    move: isWanted && !pin ? { from, to: build.version } : undefined,
    pin,
  };
}

export function planActivate(pointer: ActivePointer, app: string, version: string): MovePlan | undefined {
  const from = activeVersion(pointer, app);
  return from === version ? undefined : { from, to: version };
}

/** The target of a rollback: `wish`, else one step back, and one more each time it is repeated. */
export function planRollback(
  pointer: ActivePointer,
  history: HistoryEntry[],
  app: string,
  wish?: string,
): MovePlan {
  const from = activeVersion(pointer, app);
  const to = wish ?? wayBack(history, app).at(-2);
  if (from === undefined || to === undefined || to === from)
    throw new StoreError('NOTHING_TO_ROLL_BACK', { app });
  const wasLive = changesOf(history, app).some((change) => change.version === to);
  if (!wasLive) throw new StoreError('NOTHING_TO_ROLL_BACK', { app });
  return { from, to };
}

/** Versions that led to the live one, oldest first: activating goes forward, rolling back drops what came after. */
export function wayBack(history: HistoryEntry[], app: string): string[] {
  let way: string[] = [];
  for (const change of changesOf(history, app).reverse()) {
    const at = way.lastIndexOf(change.version);
    way = change.kind === 'rolled-back' && at >= 0 ? way.slice(0, at + 1) : [...way, change.version];
  }
  return way;
}
