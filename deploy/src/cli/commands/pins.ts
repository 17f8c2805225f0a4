import { activeVersion } from '../../store/active-pointer.ts';
import { StoreError } from '../../store/errors.ts';
import { type Author, type PinEntry, pinOf } from '../../store/history.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { authorOf, type ChangeOptions, type CommandGroup, changing } from '../command-group.ts';
import type { Report } from '../reports.ts';
import { fill, texts } from '../texts.ts';

const kinds = [
  ['pin', 'pinned'],
  ['unpin', 'unpinned'],
] as const;

export const pinCommands: CommandGroup = (add, context) => {
  for (const [name, kind] of kinds)
    changing(
      add<ChangeOptions, [string]>(name, texts.commands[name], (store, options, app) =>
        pin(store, kind, app, options, authorOf(options, context)),
      ).argument('<app>', texts.arguments.app),
    );
};

/** `fleet pin` and `fleet unpin`. */
async function pin(
  store: ReleaseStore,
  kind: PinEntry['kind'],
  app: string,
  { dryRun }: ChangeOptions,
  author: Author,
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
  if (changed) await store.pin(kind, app, author);
  return { lines: [fill(kind === 'pinned' ? texts.pinned : texts.unpinned, { app, version: live })], data };
}
