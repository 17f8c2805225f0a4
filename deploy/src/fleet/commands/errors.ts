import type { FailureCounts } from '../../telemetry/failure-counts.ts';
import { readFailures } from '../../telemetry/failure-file.ts';
import type { CommandGroup, CommonOptions } from './command-group.ts';
import { knownApp } from './known.ts';
import { type Report, table } from './reports.ts';
import { fill, texts } from './texts.ts';

export const errorCommands: CommandGroup = (add) => {
  add<CommonOptions & { version?: string }, [string]>(
    'errors',
    texts.commands.errors,
    async (store, { version }, app) => {
      await knownApp(store, app);
      const counts = await readFailures(store.paths.failures);
      return errorsReport(
        counts.filter((found) => found.app === app && (!version || found.version === version)),
      );
    },
  )
    .argument('<app>', texts.arguments.app)
    .option('--version <version>', texts.options.version);
};

/** `fleet errors`: which failures browsers reported of an app, by version. */
function errorsReport(counts: FailureCounts[]): Report {
  if (counts.length === 0) return { lines: [texts.noErrors], data: [] };
  const lines = counts.flatMap(({ app, version, since, failures, ...figures }) => [
    fill(since ? texts.errorsLive : texts.errorsElsewhere, { app, version, since: since ?? '', ...figures }),
    ...table(
      texts.errorsHeader,
      failures.map((failure) => [
        failure.fingerprint,
        String(failure.count),
        failure.last,
        failure.phase,
        failure.composition,
        failure.route,
        `${failure.name}: ${failure.message}`,
        failure.frames[0] ?? '',
      ]),
    ),
    ...failures.flatMap(({ fingerprint, notes }) =>
      notes.map((note) => fill(texts.errorNote, { fingerprint, note })),
    ),
  ]);
  return { lines, data: counts };
}
