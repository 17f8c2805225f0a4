import { activeVersion } from '../../store/active-pointer.ts';
import { authorOf, type ChangeOptions, type CommandGroup, changing } from '../command-group.ts';
import { knownApp } from '../known.ts';
import type { Report } from '../reports.ts';
import { fill, texts } from '../texts.ts';

const kinds = {
  disable: { kind: 'disabled', done: texts.disabled, would: texts.wouldDisable },
  enable: { kind: 'enabled', done: texts.enabled, would: texts.wouldEnable },
} as const;

/** `fleet disable` and `fleet enable`. */
export const switchCommands: CommandGroup = (add, context) => {
  for (const name of ['disable', 'enable'] as const) {
    const { kind, done, would } = kinds[name];
    changing(
      add<ChangeOptions, [string]>(
        name,
        texts.commands[name],
        async (store, options, app): Promise<Report> => {
          const { dryRun = false } = options;
          await knownApp(store, app);
          const change = await store.disable(kind, app, { ...authorOf(options, context), dryRun });
          const version = change?.version ?? activeVersion(await store.pointer(), app) ?? '';
          const data = {
            app,
            version,
            disabled: kind === 'disabled',
            changed: change !== undefined && !dryRun,
          };
          const lines = [fill(dryRun ? would : done, { app, version })];
          return { lines, data: { ...data, ...(dryRun && { dryRun }) } };
        },
      ).argument('<app>', texts.arguments.app),
    );
  }
};
