import type { ReleaseStore } from '../../releases/release-store.ts';
import { activeVersions } from '../../store/active-pointer.ts';
import type { Author } from '../../store/history.ts';
import { checkForce, type MoveOptions } from './command-group.ts';
import { knownComposition } from './compositions.ts';
import type { Report } from './reports.ts';
import { fill, texts } from './texts.ts';

/**
 * `fleet rollback --to-composition`: every app back to what was live together, in one step. Those that are there already
 * are pinned, too: nothing but an operator moves any part of it. Apps that came later stay.
 */
export async function rollbackToComposition(
  store: ReleaseStore,
  given: string,
  options: MoveOptions,
  author: Author,
): Promise<Report> {
  checkForce(options);
  const { dryRun = false, force } = options;
  const { id, apps } = await knownComposition(store, given, []);
  const live = activeVersions(await store.pointer());
  const wishes = Object.entries(apps).map(([app, version]) => ({
    kind: 'rolled-back' as const,
    app,
    version,
    expected: live[app],
  }));
  const { changed } = await store.moveSet({ wishes, ...author, dryRun, force });
  const moved = changed.map(({ app, version, previous }) => ({ app, version, previous }));
  const pinned = Object.entries(apps).filter(([name]) => !moved.some(({ app }) => app === name));
  for (const [app] of pinned) await store.pin('pinned', app, { ...author, dryRun });
  const others = Object.entries(live).filter(([app]) => !(app in apps));
  const [rolledBack, held] = dryRun
    ? [texts.wouldRollBack, texts.wouldPin]
    : [texts.rolledBack, texts.pinned];
  return {
    lines: [
      ...moved.map((move) => fill(rolledBack, { ...move, previous: move.previous ?? texts.none })),
      ...pinned.map(([app, version]) => fill(held, { app, version })),
      ...others.map(([app, version]) => fill(texts.notInComposition, { app, version, id })),
    ],
    data: {
      composition: id,
      rolledBack: moved,
      pinned: Object.fromEntries(pinned),
      ...(others.length > 0 && { others: Object.fromEntries(others) }),
      changed: !dryRun,
      ...(dryRun && { dryRun }),
    },
  };
}
