import path from 'node:path';
import type { CommandGroup, CommonOptions } from './command-group.ts';
import { packPackages } from './pack-packages.ts';
import { kilobytes } from './reports.ts';
import { fill, texts } from './texts.ts';

export const packCommands: CommandGroup = (add, { root, cwd = root }) => {
  add<CommonOptions & { out?: string }, [string | undefined]>(
    'pack',
    texts.pack.command,
    async (_store, options, app) => {
      const { out } = options;
      const folder = out === undefined ? path.join(root, '.cache/packed') : path.resolve(cwd, out);
      const packages = await packPackages(root, folder, app);
      const lines = packages.map(({ name, version, file, bytes }) =>
        fill(texts.pack.packed, { name, version, file, size: kilobytes(bytes) }),
      );
      const next = fill(texts.pack.next, { folder, base: path.basename(folder) });
      return { lines: [...lines, next], data: { folder, packages } };
    },
  )
    .argument('[app]', texts.pack.app)
    .option('--out <folder>', texts.pack.out);
};
