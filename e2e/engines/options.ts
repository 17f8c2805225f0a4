import { parseArgs } from 'node:util';
import { type Language, languages } from '@estela/contracts/values';
import type { Screen } from '../pages/screen.ts';
import { screens } from '../pages/screens.ts';
import { CannotRun } from './cannot-run.ts';
import { type EngineName, engineNames } from './engines.ts';
import { mainJob } from './main-job.ts';

export const usage = `Usage: npm run test:engines -- [--only <engine>] [--screen <name>] [--language <language>]

Looks at every screen and does the main job by keyboard in ${engineNames.join(', ')}, in ${languages.join(' and ')}. Prints one
table, and what differs between the engines with its reason.

  --only      this engine alone; may be repeated
  --screen    this screen of e2e/pages/screens.ts alone, or the "${mainJob}"; may be repeated
  --language  ${languages.join(' or ')} alone

Exit codes: 0 all is well or known, 1 something is not, 2 wrong words or a browser that is missing, 3 the product or a browser does
not run.`;

const options = {
  only: { type: 'string', multiple: true },
  screen: { type: 'string', multiple: true },
  language: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export interface Wanted {
  help: boolean;
  engines: readonly EngineName[];
  screens: readonly Screen[];
  mainJob: boolean;
  languages: readonly Language[];
}

/** What was typed; throws a CannotRun for what cannot be meant. */
export function readOptions(args: string[]): Wanted {
  const { help = false, only, screen, language } = parse(args);
  const names = chosen('screen', screen, [...screens.map(({ name }) => name), mainJob]);
  return {
    help,
    engines: chosen('engine', only, engineNames),
    screens: screens.filter(({ name }) => names.includes(name)),
    mainJob: names.includes(mainJob),
    languages: chosen('language', language && [language], languages),
  };
}

function chosen<Name extends string>(
  kind: string,
  typed: string[] | '' | undefined,
  known: readonly Name[],
): readonly Name[] {
  if (typed === undefined) return known;
  const wrong = [...typed].find((name) => !(known as readonly string[]).includes(name));
  if (wrong !== undefined || typed === '')
    throw new CannotRun(2, `"${wrong ?? ''}" is no ${kind}: there is ${known.join(', ')}`);
  return known.filter((name) => typed.includes(name));
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new CannotRun(2, (error as Error).message.replace(/\s*\n\s*/g, ' '));
  }
}
