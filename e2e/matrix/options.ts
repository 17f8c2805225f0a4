import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Choices } from '../fixtures/chosen-versions.ts';
import { CannotCompare } from './cannot-compare.ts';
import { root } from './find-commit.ts';
import { type Situation, situations } from './situations.ts';

export const usage = `Usage: npm run test:matrix -- [--from <git ref or version>] [--app <app>] [--situation <words>]
                              [--composition <app>=<choice>,...]

Publishes the releases of an earlier commit and of this checkout into one store, and looks at every app that has moved
in the situations in which they meet. Says what it looks at and why, and prints one table.

  --from         a git ref, or a version in the store of ESTELA_DATA; else the last tag, else the commit in
                 deploy/last-release.json. Its product is built once, and stays in .cache/matrix
  --app          this app alone; may be repeated
  --situation    those with these words in their name alone:
${situations.map((name) => `                 ${name}`).join('\n')}
  --composition  these versions in place of all situations: previous, candidate (of this checkout) or a version
                 for each app, or the id of a composition

Exit codes: 0 all is well, 1 something failed, 2 wrong words, 3 the product refused versions or cannot be run.`;

const options = {
  from: { type: 'string' },
  app: { type: 'string', multiple: true },
  situation: { type: 'string' },
  composition: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export interface Wanted {
  help: boolean;
  from: string | undefined;
  /** All that have moved, where it is missing. */
  apps: string[] | undefined;
  /** Those to run. */
  situations: readonly Situation[];
  composition: Choices | string | undefined;
}

/** What was typed; throws a CannotCompare for what cannot be meant. */
export function readOptions(args: string[]): Wanted {
  const { help = false, from, app: apps, situation, composition } = parse(args);
  for (const app of apps ?? []) checkApp(app);
  if (composition !== undefined && (apps || situation !== undefined))
    throw new CannotCompare(2, '--composition says itself which apps meet: leave out --app and --situation');
  const chosen = situations.filter((name) => name.includes(situation ?? ''));
  if (chosen.length === 0) throw new CannotCompare(2, `No situation has "${situation}" in its name`);
  return { help, from, apps, situations: chosen, composition: readChoices(composition) };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new CannotCompare(2, (error as Error).message.replace(/\s*\n\s*/g, ' '));
  }
}

/** `app=choice,...`, or an id. */
function readChoices(text: string | undefined): Choices | string | undefined {
  if (text === undefined || /^[\da-f]{6,12}$/.test(text)) return text;
  const pairs = text.split(',').map((pair) => pair.split('='));
  const wrong = pairs.find(([app, choice, ...rest]) => !app || !choice || rest.length > 0);
  if (wrong) throw new CannotCompare(2, `"${wrong.join('=')}" in --composition is not <app>=<choice>`);
  for (const [app = ''] of pairs) checkApp(app);
  return Object.fromEntries(pairs);
}

function checkApp(app: string): void {
  const isApp = /^[a-z][a-z-]*$/.test(app) && existsSync(path.join(root, app, 'rspack.config.mjs'));
  if (!isApp) throw new CannotCompare(2, `"${app}" is no app of this checkout`);
}
