import type { Command } from 'commander';
import { listDatasets, refreshEnaire, removeDataset } from '../areas/spots/airspace/index.ts';
import { readConfig } from '../config.ts';
import {
  cut,
  describeAirspaceFile,
  type ImportOptions,
  readAirspaceFile,
  storeAirspaceFile,
} from './airspace-file.ts';
import type { Environment, Print } from './console.ts';
import { CommandError, withDatabase, withUnchangedDatabase } from './with-database.ts';

const notFree = 'No place that this data may cover is called free until everything of it can be read';

/** Adds `airspace import|fetch|list|remove`. */
export function addAirspaceCommands(estela: Command, env: Environment, print: Print): void {
  const airspace = estela.command('airspace').description('zones and NOTAM on the map');

  airspace
    .command('import')
    .description(
      'store a file of zones (ED-269 or ED-318) or of NOTAM (ICAO text) in the place of the dataset of its name',
    )
    .argument('<file>', 'the format is found out')
    .option('--name <name>', "the dataset's name; the file's without its ending where none is given")
    .option('--covers <countries>', 'codes of the countries of which the data holds every zone, as ES,PT')
    .option('--valid-to <time>', 'when the data ends, where the file does not say it')
    .option('--max-age <days>', 'after how many days the data is old; 30, and 1 for NOTAM')
    .option('--dry-run', 'only read the file and say what is in it')
    .addHelpText(
      'after',
      '\nWithout --covers zones are shown and counted, but no place is ever called free: there may be other data.' +
        '\nZones and NOTAM that cannot be read are named, one a line, and the command ends with 1; the others are stored,' +
        '\nbut no place that the data may cover is called free until everything of it can be read.' +
        '\nWhat an older version stored is as that version read it: import it again after an upgrade.',
    )
    .action(async (path: string, options: ImportOptions & { dryRun?: boolean }) => {
      const file = readAirspaceFile(path, options, new Date());
      for (const notice of file.notices) print(notice);
      if (!options.dryRun) await withDatabase(env, (db) => storeAirspaceFile(db, file));
      print(`${options.dryRun ? 'Would be: ' : ''}${describeAirspaceFile(file)}`);
      if (file.problems.length > 0) throw new CommandError([...file.problems, notFree].join('\n'));
    });

  airspace
    .command('fetch')
    .description('fetch zones and NOTAM of Spain from ENAIRE, now; ENAIRE=1 makes the server do it')
    .action(async () => {
      const url = readConfig({ ...env, ENAIRE: '1' }).enaireUrl ?? '';
      const failures = await withDatabase(env, (db) => refreshEnaire(db, { url }));
      if (failures.length > 0) throw new CommandError([...cut(failures), notFree].join('\n'));
      print('ENAIRE: zones and NOTAM are up to date');
    });

  airspace
    .command('list')
    .description('the datasets there are, with their dates')
    .action(async () => {
      for (const dataset of await withUnchangedDatabase(env, listDatasets)) {
        const state = dataset.failedAt
          ? `, failed ${dataset.failedAt.toISOString()}: ${dataset.failure ?? ''}`
          : '';
        print(
          `${dataset.name}: imported ${dataset.importedAt.toISOString()}, old ${dataset.staleAt.toISOString()}${state}`,
        );
      }
    });

  airspace
    .command('remove')
    .description('delete a dataset with its zones')
    .argument('<name>', 'which')
    .action(async (name: string) => {
      const removed = await withDatabase(env, (db) => removeDataset(db, name));
      if (!removed) throw new CommandError(`There is no dataset called ${name}`);
      print(`${name} removed`);
    });
}
