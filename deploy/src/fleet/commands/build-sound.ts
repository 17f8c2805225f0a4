import { StoreError } from '../../errors.ts';
import type { FleetContext } from './command-group.ts';
import { failureOf, printFailure } from './failures.ts';
import { workspaceApp } from './find-build.ts';
import { fill, texts } from './texts.ts';

/** Errors that a message names before it counts the rest: one mistake may have a hundred. */
const errorsShown = 5;

/**
 * Builds the app where that is asked for. What goes live from sources that are here has its types checked at the same
 * time, which the bundler does not do; `--force` goes on with a warning.
 */
export async function buildSound(
  app: string,
  { from, build, activate, force }: { from?: string; build?: boolean; activate?: boolean; force?: boolean },
  context: FleetContext,
): Promise<void> {
  if (from !== undefined || !(build || activate)) return;
  workspaceApp(app, context.root);
  const [found = []] = await Promise.all([context.checkTypes?.(app), build && context.build?.(app)]);
  if (found.length === 0) return;
  if (!force) throw new StoreError('WRONG_TYPES', { app, errors: listed(found) });
  context.printError(fill(texts.wrongTypes, { app, errors: listed(found) }));
}

/** Warns of wrong types beside what is published after each save, which comes first: one check at a time. */
export function warnOfTypes(app: string, context: FleetContext) {
  const { checkTypes, printError } = context;
  let isChanged = false;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    while (isChanged) {
      isChanged = false;
      const found = (await checkTypes?.(app, { withoutHurry: true })) ?? [];
      // A check of what was saved since follows.
      if (found.length > 0 && !isChanged) printError(fill(texts.wrongTypes, { app, errors: listed(found) }));
    }
    checking = undefined;
  }

  return {
    changed: () => {
      isChanged = true;
      checking ??= check().catch((error: unknown) => printFailure(failureOf(error), false, context));
    },
    settled: async () => checking,
  };
}

function listed(errors: readonly string[]): string {
  const rest = errors.length - errorsShown;
  const shown = errors.slice(0, errorsShown).map((error) => `\n  ${error}`);
  return shown.join('') + (rest > 0 ? `\n  and ${rest} more` : '');
}
