import { quantile } from '@estela/config/bench/quantile.ts';
import { paths } from '@estela/contracts/paths';
import { type CopiedProduct, readPage } from '../test/copied-product.ts';
import type { Figure } from './figures.ts';

/** D2: a rollback to any earlier version, from the moment that the command ends to a page that names it. */
export async function rollbacks(product: CopiedProduct, times: number): Promise<Figure[]> {
  const versions = await versionsOnceLive(product);
  const commands: number[] = [];
  const served: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const version = versions[(i + 1) % versions.length] ?? '';
    const start = performance.now();
    await product.fleet('rollback', 'mf-gear', '--to', version);
    const written = performance.now();
    await untilServed(product.url, version);
    commands.push(written - start);
    served.push(performance.now() - written);
  }
  const what = `rollback to one of ${versions.length} versions`;
  return [
    { id: 'D2', name: `${what}: the command itself, p50`, value: quantile(commands, 0.5), unit: 'ms' },
    { id: 'D2', name: `${what}: served, p50`, value: quantile(served, 0.5), unit: 'ms' },
    { id: 'D2', name: `${what}: served, p99`, value: quantile(served, 0.99), unit: 'ms', target: 50 },
  ];
}

/** Versions of gear that were live, the one that is live first. */
async function versionsOnceLive({ fleet }: CopiedProduct): Promise<string[]> {
  const entries = await fleet<{ kind: string; version: string }[]>('history', 'mf-gear', '--limit', '1000');
  const live = [...new Set(entries.filter(({ kind }) => kind === 'activated').map(({ version }) => version))];
  return live.slice(0, 50);
}

async function untilServed(url: string, version: string): Promise<void> {
  for (;;) {
    const { composition } = readPage(await (await fetch(url + paths.drones())).text());
    if (composition.remotes['mf-gear']?.version === version) return;
  }
}
