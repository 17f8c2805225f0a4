import { parseArgs } from 'node:util';
import { CannotPlay } from './cannot-play.ts';
import { allFaults, type FaultName } from './fault-list.ts';

export const usage = `Usage: npm run test:faults -- [--only <remote>] [--fault <words>]

Plays every fault in every remote of the built, published product, in browsers, and prints one table.

  --only    this remote alone; may be repeated
  --fault   those with these words in their name alone:
${allFaults.map((name) => `            ${name}`).join('\n')}

Exit codes: 0 all is well, 1 a cell is not ok, 2 wrong words, 3 the product cannot be built or run.`;

const options = {
  only: { type: 'string', multiple: true },
  fault: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export interface Wanted {
  help: boolean;
  apps: readonly string[];
  faults: readonly FaultName[];
}

/** What was typed; throws a CannotPlay for what cannot be meant. */
export function readOptions(args: string[], remotes: readonly string[]): Wanted {
  const { help = false, only: apps = remotes, fault } = parse(args);
  const unknown = apps.find((app) => !remotes.includes(app));
  if (unknown !== undefined)
    throw new CannotPlay(2, `"${unknown}" is no remote of this checkout: ${remotes.join(', ')}`);
  const faults = allFaults.filter((name) => name.includes(fault ?? ''));
  if (fault === '' || faults.length === 0) throw new CannotPlay(2, `No fault has "${fault}" in its name`);
  return { help, apps, faults };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new CannotPlay(2, (error as Error).message.replace(/\s*\n\s*/g, ' '));
  }
}
