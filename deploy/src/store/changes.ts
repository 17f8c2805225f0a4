import type { Release } from '@estela/contracts/release';
import type { Signatures } from '../signing/signatures.ts';
import { type ActivePointer, activeVersions, writePointer } from './active-pointer.ts';
import {
  type Decision,
  decideMove,
  decidePin,
  decideSwitch,
  type MoveWish,
  type StoreState,
} from './decisions.ts';
import { StoreError } from './errors.ts';
import { type Author, appendHistory, type Change, type HistoryEntry, type PinEntry } from './history.ts';
import { routeClash } from './route-clash.ts';
import type { StorePaths } from './store-paths.ts';

/** What changes need of the store. */
export interface StoreParts {
  paths: StorePaths;
  signatures: Signatures;
  /** Runs work under the store's lock. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Writes the history lines that a killed process owes. */
  catchUp: (app: string) => Promise<void>;
  state: () => Promise<StoreState>;
  release: (app: string, version: string) => Promise<Release>;
  verify: (app: string, version: string) => Promise<Release>;
}

/** Who changes something. A dry run makes every check and writes nothing. */
export interface Act extends Author {
  dryRun?: boolean | undefined;
}

export interface Move extends MoveWish, Act {
  /** The release to point to, where it is not in the store yet; else it is read and every byte checked. */
  target?: Release | undefined;
}

export interface Moved {
  /** Nothing, where the version was live already. */
  change?: Change | undefined;
  /** Who keeps the app at another version. */
  heldBy?: HistoryEntry | undefined;
}

/** What operators change: which version is live, whether it may move, and whether it is shown. */
export function changes({ paths, signatures, exclusively, catchUp, state, release, verify }: StoreParts) {
  /** Makes a version live, after checking its bytes and that it fits what is live. */
  async function move({ target, dryRun, by, why, ...wish }: Move): Promise<Moved> {
    const { app, version } = wish;
    const checked = target ?? (await verify(app, version));
    let held: HistoryEntry | undefined;
    const change = await commit({ by, why, dryRun }, app, async (now) => {
      // Checking takes its time, and the release may have been removed meanwhile.
      if (!target || !dryRun) await release(app, version);
      const { decision, heldBy } = decideMove(now, wish);
      held = heldBy;
      if (decision) await checkAgainstLive(checked, now.pointer);
      return decision;
    });
    return { change, heldBy: held };
  }

  /** Takes a remote off the pages, or puts it back. Nothing where it is so already. */
  async function disable(kind: 'disabled' | 'enabled', app: string, act: Act): Promise<Change | undefined> {
    return commit(act, app, async (now) => {
      const decision = decideSwitch(now, kind, app);
      if (decision && kind === 'enabled')
        await checkAgainstLive(await verify(app, decision.version), now.pointer);
      return decision;
    });
  }

  /**
   * Every change of the pointer. A dry run ends where the first byte would be written, so that it refuses what the
   * real one refuses.
   */
  async function commit(
    { by, why, dryRun }: Act,
    app: string,
    decide: (now: StoreState) => Promise<Decision | undefined>,
  ): Promise<Change | undefined> {
    async function decided() {
      const decision = await decide(await state());
      if (!decision) return undefined;
      const { next, ...what } = decision;
      const change: Change = { at: new Date().toISOString(), by, why, ...what, sequence: next.sequence };
      return { next, change };
    }
    if (dryRun) return (await decided())?.change;
    return exclusively(async () => {
      await catchUp(app);
      const result = await decided();
      if (!result) return undefined;
      await writePointer(paths.active, { ...result.next, change: result.change }, signatures);
      await appendHistory(paths.history, result.change);
      return result.change;
    });
  }

  /** A live release that cannot be read stops nobody. */
  async function checkAgainstLive(target: Release, pointer: ActivePointer): Promise<void> {
    const { app, version } = target;
    const others = Object.entries(activeVersions(pointer)).filter(([name]) => name !== app);
    const live = await Promise.all(
      others.map(([name, other]) => release(name, other).catch(() => undefined)),
    );
    const clash = routeClash(
      target,
      live.filter((other) => other !== undefined),
    );
    if (clash) throw new StoreError('ROUTE_TAKEN', { app, version, ...clash });
  }

  /** Records that releases of an app may go live by themselves, or may not. */
  async function pin(kind: PinEntry['kind'], app: string, { dryRun, by, why }: Act) {
    if (dryRun) return decidePin(await state(), kind, app);
    return exclusively(async () => {
      await catchUp(app);
      const decision = decidePin(await state(), kind, app);
      const { version, changed } = decision;
      if (changed)
        await appendHistory(paths.history, { kind, at: new Date().toISOString(), by, why, app, version });
      return decision;
    });
  }

  return { move, disable, pin };
}
