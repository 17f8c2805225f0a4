import type { PinEntry } from '../../store/history.ts';
import { authorOf, type ChangeOptions, type CommandGroup, changing } from '../command-group.ts';
import { knownApp } from '../known.ts';
import type { Report } from '../reports.ts';
import { fill, texts } from '../texts.ts';

const kinds = {
  pin: { kind: 'pinned', done: texts.pinned, would: texts.wouldPin },
  unpin: { kind: 'unpinned', done: texts.unpinned, would: texts.wouldUnpin },
} as const satisfies Record<string, { kind: PinEntry['kind']; done: string; would: string }>;

/** `fleet pin` and `fleet unpin`. */
export const pinCommands: CommandGroup = (add, context) => {
  for (const name of ['pin', 'unpin'] as const) {
    const { kind, done, would } = kinds[name];
    changing(
      add<ChangeOptions, [string]>(
        name,
        texts.commands[name],
        async (store, options, app): Promise<Report> => {
          const { dryRun = false } = options;
          await knownApp(store, app);
          const { version, changed } = await store.pin(kind, app, { ...authorOf(options, context), dryRun });
          const data = { app, version, pinned: kind === 'pinned', changed: changed && !dryRun };
          const lines = [fill(dryRun ? would : done, { app, version })];
          return { lines, data: { ...data, ...(dryRun ? { dryRun } : {}) } };
        },
      ).argument('<app>', texts.arguments.app),
    );
  }
};
