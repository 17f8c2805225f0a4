import { parseArgs } from 'node:util';
import { chooseApps } from './apps.mjs';
import { beginBuildAndPublish } from './build-and-publish.mjs';
import { fillSample } from './fill-sample.mjs';
import { prepareProcess } from './prepare-process.mjs';
import { readyLines } from './ready-lines.mjs';
import { stages } from './stage.mjs';
import { fill, texts } from './texts.mjs';

const flags = { help: { type: 'boolean', short: 'h' }, 'serve-live': { type: 'boolean' } };

/** `npm start`: from a clean clone to a running product. */
export async function start(args) {
  const { values } = parseArgs({ args, options: flags });
  if (values.help) return console.log(texts.usageStart.join('\n'));
  const stage = stages();
  const { program, config, notices, databaseThread } = await prepareProcess(stage);
  // The data folder is locked first: a second start on it must not publish into the same store.
  let releases;
  const begin = () => {
    releases ??= beginBuildAndPublish(chooseApps([]), program, config, { serveLive: values['serve-live'] });
    return releases;
  };
  let sample;
  const prepare = async ({ db }) => {
    stage.done(texts.database);
    await begin().finish(stage);
    sample = await fillSample(db, program, config, stage);
  };
  const options = { config, env: process.env, notices, databaseThread, onMissingDatabase: begin, prepare };
  const server = await program.serve(options).catch(async (error) => {
    await releases?.stop();
    throw error;
  });
  program.stopOnSignal(
    () => server.close(),
    () => console.log(`\n${texts.stopping}`),
  );
  stage.done(texts.server);
  for (const line of readyLines(config, process.env, server.address)) console.log(line);
  for (const { email, password } of sample) console.log(fill(texts.login, { email, password }));
}
