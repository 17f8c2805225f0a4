import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { quantile } from '@estela/config/bench/quantile.ts';
import { paths } from '@estela/contracts/paths';
import { type CopiedProduct, readPage } from '../test/copied-product.ts';
import type { Figure } from './figures.ts';

const text = 'mf-gear/src/locales/es.json';

/**
 * D1: from a saved file to a new page with it, by one command: one that watches, and one for each save. Leaves as many
 * versions of gear as it took rounds.
 */
export async function saveToLive(product: CopiedProduct, rounds: number): Promise<Figure[]> {
  const watching = await watchedSaves(product, rounds);
  const byNode: number[] = [];
  const byNpm: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    byNode.push(await savedOnce(product, `n${round}`, [process.execPath, 'deploy/bin/fleet.mjs']));
    // A third of the rounds is enough to know what npm adds.
    if (round % 3 === 0)
      byNpm.push(await savedOnce(product, `m${round}`, ['npm', 'run', '-s', 'fleet', '--']));
  }
  const row = (name: string, times: number[], at: number, target?: number) => ({
    id: 'D1',
    name: `save to live, ${name}, p${at * 100}`,
    value: quantile(times, at),
    unit: 'ms' as const,
    ...(target && { target }),
  });
  return [
    row('publish --watch', watching, 0.5),
    row('publish --watch', watching, 0.95, 1000),
    row('publish --build by node', byNode, 0.95),
    row('publish --build by npm run', byNpm, 0.95),
  ];
}

async function watchedSaves({ copy, env, url }: CopiedProduct, rounds: number): Promise<number[]> {
  const args = ['deploy/bin/fleet.mjs', 'publish', 'mf-gear', '--watch', '--json'];
  const publisher = spawn(process.execPath, args, {
    cwd: copy.root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(publisher, 'exit');
  const lines = createInterface(publisher.stdout)[Symbol.asyncIterator]();
  await lines.next();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    change(copy, `w${round}`);
    const start = performance.now();
    await isLive(url, (await lines.next()).value ?? '');
    times.push(performance.now() - start);
  }
  publisher.kill('SIGTERM');
  await ended;
  return times;
}

function change(copy: CopiedProduct['copy'], mark: string): void {
  copy.edit(text, (before) => before.replace(/"lead": "[^"]*"/, `"lead": "Tu hangar ${mark}"`));
}

/** Throws unless a new page names the version that was published. */
async function isLive(url: string, published: string): Promise<void> {
  const { version } = JSON.parse(published) as { version: string };
  const { composition } = readPage(await (await fetch(url + paths.drones())).text());
  if (composition.remotes['mf-gear']?.version !== version)
    throw new Error(`The page does not name ${version}`);
}

async function savedOnce(
  { copy, env, url }: CopiedProduct,
  mark: string,
  command: string[],
): Promise<number> {
  change(copy, mark);
  const start = performance.now();
  const [program = '', ...given] = command;
  const args = [...given, 'publish', 'mf-gear', '--build', '--activate', '--json'];
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy.root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`publish: ${stderr || stdout}`);
  await isLive(url, stdout);
  return performance.now() - start;
}
