import { spawnSync } from 'node:child_process';
import { quantile } from '@estela/config/bench/quantile.ts';
import { paths } from '@estela/contracts/paths';
import { type CopiedProduct, readPage } from '../test/copied-product.ts';
import type { Figure } from './figures.ts';

const text = 'mf-gear/src/locales/es.json';

/** D1: from a saved file to a new page with it, by one command. Leaves as many versions of gear as it took rounds. */
export async function saveToLive(product: CopiedProduct, rounds: number): Promise<Figure[]> {
  const byNode: number[] = [];
  const byNpm: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    byNode.push(await once(product, `n${round}`, [process.execPath, 'deploy/bin/fleet.mjs']));
    // A third of the rounds is enough to know what npm adds.
    if (round % 3 === 0) byNpm.push(await once(product, `m${round}`, ['npm', 'run', '-s', 'fleet', '--']));
  }
  return [
    { id: 'D1', name: 'save to live, p50', value: quantile(byNode, 0.5), unit: 'ms' },
    { id: 'D1', name: 'save to live, p95', value: quantile(byNode, 0.95), unit: 'ms', target: 1000 },
    {
      id: 'D1',
      name: 'save to live by npm run, p95',
      value: quantile(byNpm, 0.95),
      unit: 'ms',
      target: 1000,
    },
  ];
}

async function once({ copy, env, url }: CopiedProduct, mark: string, command: string[]): Promise<number> {
  copy.edit(text, (before) => before.replace(/"lead": "[^"]*"/, `"lead": "Tu hangar ${mark}"`));
  const start = performance.now();
  const [program = '', ...given] = command;
  const args = [...given, 'publish', 'mf-gear', '--build', '--activate', '--json'];
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy.root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`publish: ${stderr || stdout}`);
  const { version } = JSON.parse(stdout) as { version: string };
  const { composition } = readPage(await (await fetch(url + paths.drones())).text());
  const took = performance.now() - start;
  if (composition.remotes['mf-gear']?.version !== version)
    throw new Error(`The page does not name ${version}`);
  return took;
}
