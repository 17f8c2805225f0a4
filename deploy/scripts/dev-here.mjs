import { allApps } from './apps.mjs';
import { beginBuildAndPublish } from './build-and-publish.mjs';
import { clientFile } from './client-file.mjs';
import { fillSample } from './fill-sample.mjs';
import { prepareProcess } from './prepare-process.mjs';
import { readyLines } from './ready-lines.mjs';
import { stages } from './stage.mjs';
import { fill, texts } from './texts.mjs';
import { watchAll } from './watch-all.mjs';

/** API, edge and watching builds in one process; open pages take each build as it is done. */
export async function developHere(watched) {
  const rest = allApps().filter(({ name }) => !watched.some((app) => app.name === name));
  const stage = stages();
  const prepared = await prepareProcess(stage);
  const server = await watchAndServe(prepared, watched, rest, stage);
  stage.done(texts.server);
  console.log(fill(texts.watching, { apps: watched.map(({ name }) => name).join(', ') }));
  for (const line of readyLines(prepared.config, process.env, server.address)) console.log(line);
}

async function watchAndServe({ program, config, notices, databaseThread }, watched, rest, stage) {
  const { clientTag, devSource, localFiles, openPages, publishedSource, relaxPolicy, serve, stopOnSignal } =
    program;
  const overlay = devSource(publishedSource(config.dataDir));
  const pages = openPages(await clientFile());
  let stopWatching;

  const prepare = async ({ db }) => {
    stage.done(texts.database);
    await beginBuildAndPublish(rest, program, config, { serveLive: true }).finish(stage);
    stopWatching = await watchAll(watched, program, pages, (app) => overlay.update(app));
    stage.done(texts.watch);
    await fillSample(db, program, config, stage);
  };
  const register = (app) => {
    relaxPolicy(app);
    pages.register(app);
    localFiles(app, watched);
  };
  const extras = { source: overlay.source, extraHead: clientTag, register };
  const server = await serve({ config, env: process.env, notices, databaseThread, prepare, extras });
  const stop = async () => {
    await stopWatching();
    await server.close();
  };
  stopOnSignal(stop, () => console.log(`\n${texts.stopping}`));
  return server;
}
