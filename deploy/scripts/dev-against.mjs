import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clientFile } from './client-file.mjs';
import { install } from './install.mjs';
import { buildProgram, loadProgram } from './program.mjs';
import { ScriptError, UsageError } from './script-error.mjs';
import { stages } from './stage.mjs';
import { fill, texts } from './texts.mjs';
import { watchAll } from './watch-all.mjs';

/** Not the product's own, which may run beside it. The address stays the same, and with it the browser's session. */
const defaultPort = 8090;
const host = '127.0.0.1';
const hour = 3_600_000;

/** A deployed product on a loopback address, with local builds of some remotes in it, for some hours. */
export async function developAgainst(watched, address, hours) {
  if (watched.some(({ name }) => name === 'shell')) throw new UsageError(texts.againstShell);
  const stage = stages();
  stage.done(texts.install, await install());
  const { file, isFresh } = await buildProgram();
  const program = await loadProgram(file);
  stage.done(texts.program, isFresh ? texts.done : texts.unchanged);
  const port = portOf(process.env.PORT);
  await program.checkPort(host, port);
  const deployed = await program.readDeployed(address).catch(explain);
  if (program.isOpenToOthers(deployed.origin)) console.warn(fill(texts.againstOpen, deployed));
  stage.done(texts.deployed);

  const until = new Date(Date.now() + hours * hour);
  const pages = program.openPages(await clientFile(), { url: deployed.origin, until: until.toISOString() });
  const { app, update } = program.againstServer(deployed.origin, watched, pages);
  const stopWatching = await watchAll(watched, program, pages, async (built) => {
    refuseMisfits(program.misfits(sharedBy(built), deployed.shared), built, deployed);
    await update(built);
  });
  stage.done(texts.watch);
  const url = await app.listen({ host, port });
  const stop = async () => {
    await stopWatching();
    await app.close();
  };
  program.stopOnSignal(stop, () => console.log(`\n${texts.stopping}`));
  setTimeout(() => {
    console.log(texts.againstOver);
    void stop().then(() => process.exit(0));
  }, hours * hour);
  const apps = watched.map(({ name }) => name).join(', ');
  console.log(fill(texts.watching, { apps }));
  console.log(fill(texts.readyAgainst, { url, origin: deployed.origin, until: until.toLocaleString() }));
}

function portOf(given) {
  const port = Number(given || defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(texts.badPort, { given });
  return port;
}

/** The versions of shared modules that a build wants. */
function sharedBy({ out }) {
  return JSON.parse(readFileSync(path.join(out, 'build.json'), 'utf8')).shared;
}

/** A page would fail with less to say about it. */
function refuseMisfits(misfits, { name }, { origin, shell }) {
  if (misfits.length === 0) return;
  const list = misfits
    .map((misfit) => fill(misfit.brought ? texts.misfit : texts.misfitMissing, misfit))
    .join('\n');
  throw new ScriptError(texts.misfits, { app: name, origin, shell, list });
}

function explain(error) {
  const text = texts.against[error.code];
  if (error.name !== 'AgainstRefusal' || !text) throw error;
  throw new ScriptError(text, error.detail);
}
