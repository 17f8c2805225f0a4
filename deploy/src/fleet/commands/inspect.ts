import type { CommandGroup, CommonOptions } from './command-group.ts';
import { diffReport } from './diff.ts';
import { knownApp, knownVersion } from './known.ts';
import { texts } from './texts.ts';
import { verifyReleases } from './verify.ts';

/** `fleet verify` and `fleet diff`. */
export const inspectCommands: CommandGroup = (add) => {
  add<CommonOptions, [string | undefined]>('verify', texts.commands.verify, async (store, _options, app) => {
    if (app !== undefined) await knownApp(store, app);
    return verifyReleases(store, app);
  }).argument('[app]', texts.arguments.app);

  add<CommonOptions, [string, string, string]>(
    'diff',
    texts.commands.diff,
    async (store, _options, app, from, to) => {
      for (const version of [from, to]) await knownVersion(store, app, version);
      return diffReport(await store.release(app, from), await store.release(app, to));
    },
  )
    .argument('<app>', texts.arguments.app)
    .argument('<from>', texts.arguments.version)
    .argument('<to>', texts.arguments.version);
};
