import { authorOf, type ChangeOptions, type CommandGroup, changing, positive } from './command-group.ts';
import { kilobytes } from './reports.ts';
import { fill, texts } from './texts.ts';

interface GcOptions extends ChangeOptions {
  keep: number;
  age: number;
}

const day = 24 * 60 * 60 * 1000;

/** `fleet gc`. */
export const gcCommands: CommandGroup = (add, context) => {
  changing(
    add<GcOptions, []>('gc', texts.commands.gc, async (store, { keep, age, dryRun = false, ...options }) => {
      const rule = { keep, age: age * day };
      const removed = await store.gc(rule, { ...authorOf(options, context), dryRun });
      const bytes = removed.reduce((sum, release) => sum + release.bytes, 0);
      const line = dryRun ? texts.wouldRemove : texts.removed;
      const total = dryRun ? texts.wouldRemoveAll : texts.removedAll;
      return {
        lines: [
          ...removed.map(({ app, version, bytes: own }) =>
            fill(line, { app, version, size: kilobytes(own) }),
          ),
          fill(total, { count: removed.length, size: kilobytes(bytes) }),
        ],
        data: { removed, bytes, changed: removed.length > 0 && !dryRun, ...(dryRun && { dryRun }) },
      };
    })
      .option('--keep <count>', texts.options.keep, positive, 10)
      .option('--age <days>', texts.options.age, positive, 14),
  );
};
