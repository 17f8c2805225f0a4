import type { Release } from '@estela/contracts/release';
import { activeVersion } from '../store/active-pointer.ts';
import { appendHistory } from '../store/history.ts';
import { type KeepRule, removable } from '../store/removal.ts';
import { servedRelease } from '../store/served-release.ts';
import type { Act, StoreParts } from './changes.ts';
import { discard, takeOut } from './publish.ts';

export interface Removed {
  app: string;
  version: string;
  bytes: number;
}

const silent = { error: () => undefined };

/** Takes releases out of the store that nobody can ask for any more. */
export function garbageCollection({
  paths,
  exclusively,
  catchUp,
  state,
  release,
  verify,
  ...parts
}: StoreParts) {
  async function planned(rule: KeepRule, now: number): Promise<Removed[]> {
    const known = await state();
    const reader = { verify, history: async () => known.history };
    const found: Removed[] = [];
    for (const app of await parts.apps()) {
      const live = activeVersion(known.pointer, app);
      const served = live && (await servedRelease(reader, app, live, silent))?.version;
      const gone = removable(known, app, await parts.versions(app), { ...rule, now, served });
      for (const version of gone)
        found.push({ app, version, bytes: bytesOf(await release(app, version).catch(() => undefined)) });
    }
    return found;
  }

  /**
   * A release leaves in one step, so that the edge meets it whole or not at all. Its line is written first: without
   * the folder a line says why, and a folder that is still there after a crash counts as published.
   */
  return async function gc(rule: KeepRule, { dryRun, by, why }: Act): Promise<Removed[]> {
    if (dryRun) return planned(rule, Date.now());
    const folders: { folder: string }[] = [];
    try {
      return await exclusively(async () => {
        for (const app of await parts.apps()) await catchUp(app);
        const found = await planned(rule, Date.now());
        for (const { app, version } of found) {
          const at = new Date().toISOString();
          await appendHistory(paths.history, { kind: 'removed', at, by, why, app, version });
          folders.push(await takeOut(paths, app, version));
        }
        return found;
      });
    } finally {
      await Promise.all(folders.map(discard));
    }
  };
}

/** What a release takes on disk, compressed copies included. */
function bytesOf(release: Release | undefined): number {
  return (release?.files ?? []).reduce((sum, file) => sum + file.bytes + (file.brotli?.bytes ?? 0), 0);
}
