import { activeVersion } from '../store/active-pointer.ts';
import { StoreError } from '../store/errors.ts';
import { pinOf } from '../store/history.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { moveTo } from './move-to.ts';
import { planActivate, planRollback } from './plans.ts';
import type { Report } from './reports.ts';
import { fill, texts } from './texts.ts';

export interface MoveOptions {
  dryRun?: boolean;
  by: string;
}

/** `fleet activate`: makes a published version live. */
export async function activate(
  store: ReleaseStore,
  app: string,
  version: string,
  { dryRun, by }: MoveOptions,
): Promise<Report> {
  await store.verify(app, version);
  const plan = planActivate(await store.pointer(), app, version);
  const data = { app, version, previous: plan?.from ?? null, changed: plan !== undefined };
  if (!plan) return { lines: [fill(texts.alreadyActive, { app, version })], data };
  if (dryRun)
    return {
      lines: [fill(texts.wouldActivate, { app, version, previous: plan.from ?? texts.none })],
      data: { ...data, changed: false, dryRun: true },
    };
  const previous = await moveTo(store, { kind: 'activated', app, version, by });
  return { lines: [fill(texts.activated, { app, version, previous: previous ?? texts.none })], data };
}

/** `fleet pin` and `fleet unpin`. */
export async function pin(
  store: ReleaseStore,
  kind: 'pinned' | 'unpinned',
  app: string,
  { dryRun, by }: MoveOptions,
): Promise<Report> {
  const live = activeVersion(await store.pointer(), app);
  if (live === undefined) throw new StoreError('NOT_LIVE', { app });
  const isPinned = pinOf(await store.history(), app) !== undefined;
  const changed = isPinned !== (kind === 'pinned');
  const data = { app, version: live, pinned: kind === 'pinned', changed };
  if (dryRun) {
    const text = kind === 'pinned' ? texts.wouldPin : texts.wouldUnpin;
    return { lines: [fill(text, { app, version: live })], data: { ...data, changed: false, dryRun: true } };
  }
  if (changed) await store.pin(kind, app, by);
  return { lines: [fill(kind === 'pinned' ? texts.pinned : texts.unpinned, { app, version: live })], data };
}

/** `fleet rollback`: back to an earlier live version. If the app has been moved meanwhile, nothing changes. */
export async function rollback(
  store: ReleaseStore,
  app: string,
  { to, dryRun, by }: MoveOptions & { to?: string },
): Promise<Report> {
  if (to !== undefined) await store.release(app, to);
  const plan = planRollback(await store.pointer(), await store.history(), app, to);
  const data = { app, version: plan.to, previous: plan.from ?? null, changed: !dryRun };
  const values = { app, version: plan.to, previous: plan.from ?? texts.none };
  if (dryRun) {
    await store.verify(app, plan.to);
    return { lines: [fill(texts.wouldRollBack, values)], data: { ...data, dryRun: true } };
  }
  await store.move({ kind: 'rolled-back', app, version: plan.to, expected: plan.from, by });
  return { lines: [fill(texts.rolledBack, values)], data };
}
