import path from 'node:path';
import { root } from '../../packages/config/bin/workspace.mjs';
import { allApps, chooseApps } from './apps.mjs';
import { buildAndPublish } from './build-and-publish.mjs';
import { fillSample } from './fill-sample.mjs';
import { prepareProcess } from './prepare-process.mjs';
import { stages } from './stage.mjs';
import { fill, texts } from './texts.mjs';
import { watchApp } from './watch-app.mjs';

/** `npm run dev`: API, edge and watching builds; pages reload after each build. See usage in texts.mjs. */
export async function dev(args) {
  if (args.includes('--help')) return console.log(texts.usageDev.join('\n'));
  const watched = chooseApps(args).map((app) => ({ ...app, out: path.join(root, '.cache/dev', app.name) }));
  const rest = allApps().filter(({ name }) => !watched.some((app) => app.name === name));
  const stage = stages();
  const { program, config } = await prepareProcess(stage);
  const server = await watchAndServe(program, config, watched, rest, stage);
  stage.done(texts.server);
  console.log(fill(texts.watching, { apps: watched.map(({ name }) => name).join(', ') }));
  console.log(fill(texts.ready, { url: process.env.PUBLIC_URL ? config.publicUrl : server.address }));
}

async function watchAndServe(program, config, watched, rest, stage) {
  const { devSource, liveReload, liveReloadTag, publishedSource, serve, stopOnSignal } = program;
  const overlay = devSource(publishedSource(config.dataDir));
  const pages = liveReload();
  const watchers = [];

  const prepare = async ({ db }) => {
    stage.done(texts.database);
    await buildAndPublish(rest, program, config, stage);
    for (const app of watched) watchers.push(await firstBuild(app, overlay, pages));
    stage.done(texts.watch);
    await fillSample(db, program, config, stage);
  };
  const extras = { source: overlay.source, extraHead: liveReloadTag, register: pages.register };
  const server = await serve({ config, env: process.env, prepare, extras });
  const stop = async () => {
    await Promise.all(watchers.map((close) => close()));
    await server.close();
  };
  stopOnSignal(stop, () => console.log(`\n${texts.stopping}`));
  return server;
}

/** Starts watching an app and waits for its first build, good or bad. Returns a function that stops it. */
async function firstBuild(app, overlay, pages) {
  let close;
  await new Promise((resolve, reject) => {
    async function built(problem) {
      if (problem) console.error(fill(texts.buildFailed, { app: app.name, output: problem }));
      else await overlay.update(app);
      if (!problem) console.log(fill(texts.rebuilt, { app: app.name }));
      pages.reload();
      resolve();
    }
    watchApp(app, (problem) => void built(problem).catch(reject))
      .then((stop) => {
        close = stop;
      })
      .catch(reject);
  });
  return () => close();
}
