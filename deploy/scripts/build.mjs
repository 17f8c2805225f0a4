import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../packages/config/bin/workspace.mjs';
import { allApps, chooseApps } from './apps.mjs';
import { buildApps, summary } from './build-apps.mjs';
import { buildProgram, loadCommandLine } from './program.mjs';
import { stages } from './stage.mjs';
import { texts } from './texts.mjs';

const options = {
  force: { type: 'boolean' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

/** `npm run build`: see usage in texts.mjs. */
export async function build(args) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { force, out, help } = values;
  if (help) return console.log(texts.usageBuild.join('\n'));
  const apps = chooseApps(positionals);
  const stage = stages();
  if (positionals.length === 0) {
    const { isFresh } = await buildProgram({ force });
    stage.done(texts.program, isFresh ? texts.done : texts.unchanged);
  }
  const built = await buildApps(apps, { force });
  for (const { name, folder } of built) if (out) copy(path.join(folder, 'dist'), path.resolve(out, name));
  stage.done(texts.build, summary(built));
  const { builtVisitLines } = await loadCommandLine();
  const data = path.resolve(root, process.env.ESTELA_DATA || '.estela');
  const folders = allApps().map(({ folder }) => folder);
  for (const line of await builtVisitLines(folders, data, path.join(root, '.cache/builds/brotli.json')))
    console.log(line);
}

function copy(from, to) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}
