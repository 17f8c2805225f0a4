import { StoreError } from '../errors.ts';
import {
  type ActivePointer,
  activeVersion,
  activeVersions,
  isDisabled,
  pointTo,
  switchApp,
} from './active-pointer.ts';
import {
  type Change,
  type HistoryEntry,
  heldBy,
  movedOnFrom,
  movesOf,
  type PinEntry,
  pinOf,
} from './history.ts';
import { shellName } from './store-paths.ts';

/** What commands decide from: pure, so that a dry run, the real one and a model of the store decide alike. */
export interface StoreState {
  pointer: ActivePointer;
  history: HistoryEntry[];
}

export interface MoveWish {
  kind: 'activated' | 'rolled-back';
  app: string;
  version: string;
  /** What was live when the caller decided: if that is no longer so, the move is refused. */
  expected?: string | undefined;
  /** Leave the app where operators have pinned it, rolled it back or disabled it. */
  unlessHeld?: boolean;
  /** A start of the product wishes it: it undoes neither that nor what was released since `version` was live. */
  atStart?: boolean;
}

/** The pointer after a change of `app`, whose live version is then `version`. */
export interface Decision {
  kind: Change['kind'];
  app: string;
  version: string;
  previous: string | null;
  next: ActivePointer;
  atStart?: true;
}

/** Nothing, where the version is live already; `heldBy` where operators keep the app at another one. */
export function decideMove(
  { pointer, history }: StoreState,
  { kind, app, version, expected, unlessHeld = false, atStart = false }: MoveWish,
): { decision?: Decision; heldBy?: HistoryEntry } {
  const previous = activeVersion(pointer, app);
  if (expected !== undefined && previous !== expected)
    throw new StoreError('CONFLICT', { app, found: previous ?? 'none' });
  if (previous === version) return {};
  const isYielding = (unlessHeld || atStart) && previous !== undefined;
  const held = isYielding && (heldBy(history, app) ?? (atStart && movedOnFrom(history, app, version)));
  if (held) return { heldBy: { ...held, version: previous } };
  const next = pointTo(pointer, app, version);
  const decision = { kind, app, version, previous: previous ?? null, next };
  return { decision: atStart ? { ...decision, atStart: true } : decision };
}

/** What operators hold of the live apps, but for those in `known`. */
export function holdsOf({ pointer, history }: StoreState, known: HistoryEntry[] = []): HistoryEntry[] {
  return Object.entries(activeVersions(pointer)).flatMap(([app, version]) => {
    const held = known.some((one) => one.app === app) ? undefined : heldBy(history, app);
    return held ? [{ ...held, version }] : [];
  });
}

/** Live apps that were pinned or rolled back: activating by hand ends that, and leaves disabled ones so. */
export function pinsOf({ pointer, history }: StoreState): HistoryEntry[] {
  return Object.entries(activeVersions(pointer)).flatMap(([app, version]) => {
    const pin = pinOf(history, app);
    return pin ? [{ ...pin, version }] : [];
  });
}

/** Nothing, where the app is so already. */
export function decideSwitch(
  { pointer }: StoreState,
  kind: 'disabled' | 'enabled',
  app: string,
): Decision | undefined {
  if (app === shellName) throw new StoreError('SHELL_STAYS', {});
  const version = liveVersion(pointer, app);
  if (isDisabled(pointer, app) === (kind === 'disabled')) return undefined;
  return { kind, app, version, previous: version, next: switchApp(pointer, app, kind) };
}

/** The live version, and whether a line has to be written. */
export function decidePin({ pointer, history }: StoreState, kind: PinEntry['kind'], app: string) {
  const version = liveVersion(pointer, app);
  return { version, changed: (pinOf(history, app) !== undefined) !== (kind === 'pinned') };
}

/** The target of a rollback: `wish`, else one step back, and one more each time it is repeated. */
export function decideRollback(
  { pointer, history }: StoreState,
  app: string,
  wish?: string,
): { from: string; to: string } {
  const from = activeVersion(pointer, app);
  const to = wish ?? wayBack(history, app).at(-2);
  if (from === undefined || to === undefined) throw new StoreError('NOTHING_TO_ROLL_BACK', { app });
  if (to === from) throw new StoreError('LIVE_ALREADY', { app, version: to });
  if (!movesOf(history, app).some(({ version }) => version === to))
    throw new StoreError('NEVER_LIVE', { app, version: to });
  return { from, to };
}

/** Versions that led to the live one, oldest first: activating goes forward, rolling back (or a recovery) drops what came after. */
export function wayBack(history: HistoryEntry[], app: string): string[] {
  let way: string[] = [];
  for (const change of movesOf(history, app).reverse()) {
    const at = way.lastIndexOf(change.version);
    way = change.kind !== 'activated' && at >= 0 ? way.slice(0, at + 1) : [...way, change.version];
  }
  return way;
}

function liveVersion(pointer: ActivePointer, app: string): string {
  const version = activeVersion(pointer, app);
  if (version === undefined) throw new StoreError('NOT_LIVE', { app });
  return version;
}
