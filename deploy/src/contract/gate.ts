import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { slotNames } from '@estela/contracts/slots';
import { StoreError } from '../errors.ts';
import { type Build, readBuild } from '../store/build-to-publish.ts';
import { shellName } from '../store/store-paths.ts';
import { checkSizes } from './limits.ts';
import { type Contract, contractOf, exportsOf } from './read-contract.ts';
import { openScriptCache } from './script/script-cache.ts';
import type { ScriptFacts } from './script/script-facts.ts';

/** What the shell calls on a remote, and what its pages need of it. */
const lifecycles = ['bootstrap', 'mount', 'unmount', 'update'];

/** A build that passed the gate, with what its scripts say. */
export interface BuildToPublish extends Build, Contract {}

interface NamedScript extends ScriptFacts {
  path: string;
}

/**
 * Reads a build and refuses what must never be served, before anything is written. What its scripts say is kept in the
 * folder `cache` until the app's next build.
 */
export async function readBuildToPublish(
  folder: string,
  packageFile: string,
  cache: string,
): Promise<BuildToPublish> {
  const build = await readBuild(folder, packageFile, checkSizes);
  checkRoutes(build);
  const scripts = await readScripts(build, path.join(cache, `${build.app}.json`));
  checkOwner(build.app, scripts);
  if (build.app !== shellName) checkContainer(build, scripts);
  const contract = contractOf(build.manifest, scripts);
  checkSlots(contract);
  return { ...build, ...contract };
}

async function readScripts({ folder, files }: Build, cacheFile: string): Promise<NamedScript[]> {
  const cache = await openScriptCache(cacheFile);
  const scripts: NamedScript[] = [];
  for (const { path: name, integrity } of files) {
    if (!name.endsWith('.js')) continue;
    try {
      const facts = await cache.read(integrity, () => readFile(path.join(folder, name), 'utf8'));
      scripts.push({ path: name, ...facts });
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      refuse(`${name} is not a script that browsers run: ${error.message}; build it again`);
    }
  }
  await cache.save();
  return scripts;
}

/** Each route's page must be there. */
function checkRoutes({ report, manifest }: Build): void {
  for (const { path: route, chunk } of manifest.routes)
    if (!report.chunks[chunk]) refuse(`${route} wants the chunk ${chunk}, which is not in the build`);
}

/** A slot that nobody knows would stay empty for ever, without a word. */
function checkSlots({ uses, provides }: Contract): void {
  for (const [verb, names] of [['fills', provides.slots] as const, ['draws', uses.slots] as const])
    for (const name of names)
      if (!slotNames.includes(name))
        refuse(`it ${verb} the slot ${name}, which does not exist; the slots are ${slotNames.join(', ')}`);
}

/** Global name of a remote's container, as in the bundler preset and in the shell. */
function containerOf(app: string): string {
  return app.replaceAll('-', '_');
}

/** Chunks fill the list of the app that they were built for. */
function checkOwner(app: string, scripts: readonly NamedScript[]): void {
  const own = `${containerOf(app)}_chunks`;
  for (const { path: name, queues } of scripts) {
    const other = queues.find((queue) => queue.endsWith('_chunks') && queue !== own);
    if (other)
      refuse(`${name} belongs to another app (it fills ${other}, not ${own}); publish the build of ${app}`);
  }
}

function checkContainer({ app, report, manifest }: Build, scripts: readonly NamedScript[]): void {
  const entry = scripts.find((script) => script.path === report.entry);
  const container = containerOf(app);
  if (!entry?.globals.includes(container)) {
    const found = entry?.globals.length ? entry.globals.join(', ') : 'nothing';
    refuse(`${report.entry} defines ${found}, not ${container}; publish the build of ${app}`);
  }
  const exposed = exportsBehind(entry, scripts, './lifecycles');
  const missing = lifecycles.filter((name) => !exposed.includes(name));
  if (missing.length > 0)
    refuse(`./lifecycles lacks ${missing.join(', ')}; export what defineLifecycles returns`);
  const slots = manifest.slots ?? [];
  const filled = slots.length > 0 ? exportsBehind(entry, scripts, './slots') : [];
  const empty = slots.filter((slot) => !filled.includes(slot));
  if (empty.length > 0) refuse(`./slots lacks ${empty.join(', ')}, which package.json says it fills`);
}

function exportsBehind(entry: NamedScript, scripts: readonly NamedScript[], name: string): string[] {
  const module = entry.exposes[name];
  if (module === undefined)
    return refuse(`${entry.path} does not expose ${name}; check the build's settings`);
  return exportsOf(scripts, module) ?? [];
}

function refuse(reason: string): never {
  throw new StoreError('BAD_BUILD', { reason });
}
