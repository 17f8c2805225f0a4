import type { Release } from '@estela/contracts/release';
import { checkRoutes, incompatible, problemsOf } from '../contract/can-deploy.ts';
import { type FirstVisit, firstVisits, heavyVisits, tooHeavy } from '../contract/first-visits.ts';
import { isShell } from '../contract/problems.ts';
import { contractReader } from '../contract/release-contract.ts';
import { versionProblems } from '../contract/shared-versions.ts';
import type { Signatures } from '../signing/signatures.ts';
import { type ActivePointer, activeVersion, activeVersions, writePointer } from '../store/active-pointer.ts';
import {
  type Decision,
  decideMove,
  decidePin,
  decideSwitch,
  holdsOf,
  type MoveWish,
  type StoreState,
} from '../store/decisions.ts';
import {
  type Author,
  appendHistory,
  type Change,
  type HistoryEntry,
  type PinEntry,
} from '../store/history.ts';
import type { ExclusiveWork } from './exclusive-work.ts';
import type { StoreReader } from './store-reader.ts';

/** What changes need of the store. */
export interface StoreParts extends StoreReader, ExclusiveWork {
  signatures: Signatures;
}

/** Who changes something. A dry run makes every check and writes nothing. */
export interface Act extends Author {
  dryRun?: boolean | undefined;
}

export interface Move extends MoveWish, Act {
  /** The release to point to, where it is not in the store yet; else it is read and every byte checked. */
  target?: Release | undefined;
  force?: boolean | undefined;
}

export interface Moved {
  /** Nothing, where the version was live already. */
  change?: Change | undefined;
  /** Who keeps the app at another version. */
  heldBy?: HistoryEntry | undefined;
}

/** Versions that go live in one step, so that none of them is ever served without the others. */
export interface SetMove extends Act {
  wishes: (MoveWish & { target?: Release | undefined })[];
  /** Make them live even if something would break; the reason stays in the history. */
  force?: boolean | undefined;
}

/** What operators change: which version is live, whether it may move, and whether it is shown. */
export function changes({ paths, signatures, exclusively, catchUp, state, release, verify }: StoreParts) {
  const readContract = contractReader(paths.version);

  /** Makes a version live, after checking its bytes and that it fits what is live. */
  async function move({ dryRun, by, why, force, ...wish }: Move): Promise<Moved> {
    const { changed, held } = await moveSet({ wishes: [wish], dryRun, by, why, force });
    return { change: changed[0], heldBy: held[0] };
  }

  /** The same for several apps; those that operators hold are left out, and those that are live already. */
  async function moveSet({ wishes, dryRun, force = false, ...act }: SetMove) {
    const targets = await Promise.all(
      wishes.map(async ({ app, version, target }) => target ?? (await verify(app, version))),
    );
    const apps = wishes.map(({ app }) => app);
    const held: HistoryEntry[] = [];
    const changed = await commit({ ...act, dryRun }, apps, async (now) => {
      held.length = 0;
      const decisions: Decision[] = [];
      let { pointer } = now;
      for (const { target, ...wish } of wishes) {
        // Checking takes its time, and the release may have been removed meanwhile.
        if (!target || !dryRun) await release(wish.app, wish.version);
        const { decision, heldBy } = decideMove({ ...now, pointer }, wish);
        if (heldBy) held.push(heldBy);
        if (!decision) continue;
        decisions.push(decision);
        pointer = decision.next;
      }
      const moved = targets.filter(({ app }) => decisions.some((decision) => decision.app === app));
      const isBroken = await checkAgainstLive(moved, now, pointer, { force, held });
      const isHeavy = decisions.some(isNewRelease) && (await checkWeight(moved, now.pointer, force));
      const isForced = isBroken || isHeavy;
      return decisions.map((decision) => (isForced ? { ...decision, forced: true as const } : decision));
    });
    return { changed, held };
  }

  /** Takes a remote off the pages, or puts it back. Nothing where it is so already. */
  async function disable(kind: 'disabled' | 'enabled', app: string, act: Act) {
    const [change] = await commit(act, [app], async (now) => {
      const decision = decideSwitch(now, kind, app);
      if (!decision) return [];
      if (kind === 'enabled')
        await checkAgainstLive([await verify(app, decision.version)], now, decision.next, { force: true });
      return [decision];
    });
    const version = change?.version ?? activeVersion((await state()).pointer, app) ?? '';
    return { version, changed: change !== undefined };
  }

  /**
   * Every change of the pointer. A dry run ends where the first byte would be written, so that it refuses what the
   * real one refuses. Each decision goes on from the pointer of the one before, and the last is written.
   */
  async function commit(
    { by, why, dryRun }: Act,
    apps: string[],
    decide: (now: StoreState) => Promise<(Decision & { forced?: true })[]>,
  ): Promise<Change[]> {
    async function decided() {
      const decisions = await decide(await state());
      const at = new Date().toISOString();
      const made = decisions.map(({ next, ...what }) => ({ at, by, why, ...what, sequence: next.sequence }));
      return { next: decisions.at(-1)?.next, made };
    }
    if (dryRun) return (await decided()).made;
    return exclusively(async () => {
      for (const app of apps) await catchUp(app);
      const { next, made } = await decided();
      const change = made.at(-1);
      if (!next || !change) return [];
      const together = made.length > 1 ? made.slice(0, -1) : undefined;
      await writePointer(paths.active, { ...next, change, together }, signatures);
      for (const one of made) await appendHistory(paths.history, one);
      return made;
    });
  }

  /** True where something breaks and `force` accepts it. A live release that cannot be read stops nobody. */
  async function checkAgainstLive(
    moved: Release[],
    { pointer, history }: StoreState,
    next: ActivePointer,
    { force, held = [] }: { force: boolean; held?: HistoryEntry[] },
  ): Promise<boolean> {
    const before = await releasesOf(pointer, []);
    const after = await releasesOf(next, [...moved, ...before]);
    const sets = { moved, before, after, holds: [...held, ...holdsOf({ pointer: next, history }, held)] };
    checkRoutes(sets);
    const problems = await problemsOf(sets, readContract);
    if (problems.length > 0 && !force) throw incompatible(problems, sets);
    return problems.length > 0;
  }

  /** What first visits would load with `targets` among the live releases, beside what they load now. */
  async function firstVisitsWith(targets: readonly Release[]): Promise<FirstVisit[]> {
    return visitsWith(targets, (await state()).pointer);
  }

  async function visitsWith(targets: readonly Release[], pointer: ActivePointer): Promise<FirstVisit[]> {
    const live = await releasesOf(pointer, []);
    const others = live.filter(({ app }) => !targets.some((target) => target.app === app));
    return firstVisits([...targets, ...others], live);
  }

  /** True where a first visit would load too much and `force` accepts it. */
  async function checkWeight(
    targets: readonly Release[],
    pointer: ActivePointer,
    force: boolean,
  ): Promise<boolean> {
    const heavy = heavyVisits(await visitsWith(targets, pointer));
    if (heavy.length > 0 && !force) throw tooHeavy(heavy);
    return heavy.length > 0;
  }

  /** The same for a release that is about to be published. */
  async function checkPublishedWeight(target: Release): Promise<void> {
    await checkWeight([target], (await state()).pointer, false);
  }

  /**
   * Refuses a new shell whose shared packages changed more than their versions say, and names what it would break.
   * It is compared with the live shell, else with the newest; one that cannot be read or kept no names stops nobody.
   */
  async function checkVersions(target: Release): Promise<void> {
    if (!isShell(target) || !target.provides) return;
    const { pointer, history } = await state();
    const newest = history.findLast(({ kind, app }) => kind === 'published' && app === target.app);
    const version = pointer.shell ?? newest?.version;
    const earlier = version ? await release(target.app, version).catch(() => undefined) : undefined;
    if (!earlier?.provides) return;
    const found = versionProblems(target, target.provides, earlier.provides);
    if (found.length === 0) return;
    const before = await releasesOf(pointer, []);
    const sets = { before, after: [target, ...before.filter((one) => !isShell(one))], moved: [target] };
    throw incompatible([...found, ...(await problemsOf(sets, readContract))], sets);
  }

  /** The releases that a pointer names; those in `known` are not read again. */
  async function releasesOf(pointer: ActivePointer, known: Release[]): Promise<Release[]> {
    const found = Object.entries(activeVersions(pointer)).map(
      ([app, version]) =>
        known.find((one) => one.app === app && one.version === version) ??
        release(app, version).catch(() => undefined),
    );
    return (await Promise.all(found)).filter((one) => one !== undefined);
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

  return { move, moveSet, disable, pin, checkVersions, checkPublishedWeight, firstVisitsWith };
}
export type Mover = ReturnType<typeof changes>;

/** Going back is never refused for what a page weighs, nor is a start of the product, whose apps are one tree's. */
function isNewRelease({ kind, atStart }: Decision): boolean {
  return kind === 'activated' && !atStart;
}
