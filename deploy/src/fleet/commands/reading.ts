import { type CommandGroup, type CommonOptions, positive } from './command-group.ts';
import { knownApp } from './known.ts';
import { historyReport } from './reports.ts';
import { status } from './status.ts';
import { texts } from './texts.ts';

export const readCommands: CommandGroup = (add) => {
  add<CommonOptions, []>('status', texts.commands.status, (store) => status(store, Date.now()));

  add<CommonOptions & { limit: number }, [string | undefined]>(
    'history',
    texts.commands.history,
    async (store, options, app) => {
      if (app !== undefined) await knownApp(store, app);
      return historyReport(await store.history(), app, options.limit);
    },
  )
    .argument('[app]', texts.arguments.app)
    .option('--limit <count>', texts.options.limit, positive, 50);
};
