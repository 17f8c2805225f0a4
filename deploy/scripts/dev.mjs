import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../packages/config/bin/workspace.mjs';
import { chooseApps } from './apps.mjs';
import { developAgainst } from './dev-against.mjs';
import { developHere } from './dev-here.mjs';
import { UsageError } from './script-error.mjs';
import { texts } from './texts.mjs';

const options = {
  help: { type: 'boolean', short: 'h' },
  from: { type: 'string' },
  against: { type: 'string' },
  hours: { type: 'string', default: '8' },
};

/** `npm run dev`. See usage in texts.mjs. */
export async function dev(args) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help) return console.log(texts.usageDev.join('\n'));
  const watched = chooseApps(positionals).map((app) => ({
    ...app,
    folder: values.from ? path.resolve(process.env.INIT_CWD ?? '', values.from) : app.folder,
    out: path.join(root, '.cache/dev', app.name),
  }));
  if (values.from && watched.length !== 1) throw new UsageError(texts.fromWhich);
  if (values.against === undefined) return developHere(watched);
  return developAgainst(watched, values.against, hoursOf(values.hours));
}

/** Local builds are not forgotten in front of a deployed product for longer than a day. */
function hoursOf(given) {
  const hours = Number(given);
  if (!(hours > 0 && hours <= 24)) throw new UsageError(texts.badHours, { given });
  return hours;
}
