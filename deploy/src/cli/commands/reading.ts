import { type CommandGroup, type CommonOptions, positive } from '../command-group.ts';
import { historyReport, statusReport } from '../reports.ts';
import { texts } from '../texts.ts';

export const readCommands: CommandGroup = (add) => {
  add<CommonOptions, []>('status', texts.commands.status, async (store) => {
    const apps = await store.apps();
    const versions = await Promise.all(apps.map(async (app) => [app, await store.versions(app)] as const));
    return statusReport(await store.pointer(), await store.history(), Object.fromEntries(versions));
  });

  add<CommonOptions & { limit: number }, [string | undefined]>(
    'history',
    texts.commands.history,
    async (store, options, app) => historyReport(await store.history(), app, options.limit),
  )
    .argument('[app]', texts.arguments.app)
    .option('--limit <count>', texts.options.limit, positive, 50);
};
