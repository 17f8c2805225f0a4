import path from 'node:path';
import { adoptBuild } from '../../store/adopted-build.ts';
import type { CommandGroup, CommonOptions } from './command-group.ts';
import { fill, texts } from './texts.ts';

export const adoptCommands: CommandGroup = (add, { root, cwd = root }) => {
  add<CommonOptions & { from: string }, [string]>(
    'adopt',
    texts.adopt.command,
    async (_store, { from }, app) => {
      const folder = path.resolve(cwd, from);
      const report = await adoptBuild(app, folder);
      const lines = [
        fill(texts.adopt.done, { app, entry: report.entry }),
        fill(texts.adopt.next, { app, from }),
      ];
      return { lines, data: report };
    },
  )
    .argument('<app>', texts.arguments.app)
    .requiredOption('--from <folder>', texts.adopt.from);
};
