import { parseArgs } from 'node:util';
import { chooseApps } from './apps.mjs';
import { buildAndPublish } from './build-and-publish.mjs';
import { fillSample } from './fill-sample.mjs';
import { prepareProcess } from './prepare-process.mjs';
import { stages } from './stage.mjs';
import { fill, texts } from './texts.mjs';

const options = { help: { type: 'boolean', short: 'h' }, 'serve-live': { type: 'boolean' } };

/** `npm start`: from a clean clone to a running product. */
export async function start(args) {
  const { values } = parseArgs({ args, options });
  if (values.help) return console.log(texts.usageStart.join('\n'));
  const stage = stages();
  const { program, config, notices, databaseThread } = await prepareProcess(stage);
  // The data folder is locked first: a second start on it must not publish into the same store.
  let sample;
  const prepare = async ({ db }) => {
    stage.done(texts.database);
    await buildAndPublish(chooseApps([]), program, config, stage, { serveLive: values['serve-live'] });
    sample = await fillSample(db, program, config, stage);
  };
  const server = await program.serve({ config, env: process.env, notices, databaseThread, prepare });
  program.stopOnSignal(
    () => server.close(),
    () => console.log(`\n${texts.stopping}`),
  );
  stage.done(texts.server);
  console.log(fill(texts.ready, { url: process.env.PUBLIC_URL ? config.publicUrl : server.address }));
  for (const { email, password } of sample) console.log(fill(texts.login, { email, password }));
}
