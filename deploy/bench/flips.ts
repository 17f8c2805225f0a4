import { quantile } from '@estela/config/bench/quantile.ts';
import { paths } from '@estela/contracts/paths';
import { type CopiedProduct, readPage } from '../test/copied-product.ts';
import type { Figure } from './figures.ts';

const loadsPerSecond = 200;
const pages = [paths.drones(), paths.landing(), paths.feed(), paths.spots(), paths.flights(), paths.groups()];

/** D3: pages at a steady rate while versions of one remote change places; none fails, none mixes versions. */
export async function flips(product: CopiedProduct, times: number): Promise<Figure[]> {
  const { remotes } = (await (await fetch(`${product.url}/composition.json`)).json()) as {
    remotes: Record<string, { version: string }>;
  };
  const now = remotes['mf-gear']?.version ?? '';
  const entries = await product.fleet<{ kind: string; version: string }[]>(
    'history',
    'mf-gear',
    '--limit',
    '1000',
  );
  const other = entries.find(({ kind, version }) => kind === 'activated' && version !== now)?.version ?? '';
  let isFlipping = true;
  const load = loadPages(product.url, () => isFlipping);
  for (let i = 0; i < times; i += 1) await product.fleet('activate', 'mf-gear', i % 2 ? now : other);
  isFlipping = false;
  const { loaded, failed, mixed, late, took } = await load;
  return [
    { id: 'D3', name: `pages loaded during ${times} flips`, value: loaded, unit: 'count' },
    { id: 'D3', name: 'pages that failed', value: failed, unit: 'count', target: 0, exact: true },
    {
      id: 'D3',
      name: 'pages that mix versions of a remote',
      value: mixed,
      unit: 'count',
      target: 0,
      exact: true,
    },
    {
      id: 'D3',
      name: `pages asked for later than ${loadsPerSecond} a second asks`,
      value: late,
      unit: 'count',
    },
    { id: 'D3', name: 'page, p99', value: quantile(took, 0.99), unit: 'ms' },
  ];
}

interface Loads {
  loaded: number;
  failed: number;
  mixed: number;
  late: number;
  took: number[];
}

/** Asks for pages by the clock, whether or not earlier ones are there. */
async function loadPages(url: string, goOn: () => boolean): Promise<Loads> {
  const loads: Loads = { loaded: 0, failed: 0, mixed: 0, late: 0, took: [] };
  const running = new Set<Promise<void>>();
  const start = performance.now();
  for (let i = 0; goOn(); i += 1) {
    const due = start + (i * 1000) / loadsPerSecond;
    const wait = due - performance.now();
    if (wait < -1000) loads.late += 1;
    if (wait > 0 || i % 20 === 0) await new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)));
    const load = loadPage(url + (pages[i % pages.length] ?? paths.landing()), loads).finally(() =>
      running.delete(load),
    );
    running.add(load);
  }
  await Promise.all(running);
  return loads;
}

async function loadPage(url: string, loads: Loads): Promise<void> {
  const start = performance.now();
  try {
    const response = await fetch(url);
    const { composition, named } = readPage(await response.text());
    const live = new Set(
      Object.entries(composition.remotes).map(([name, { version }]) => `${name}/${version}`),
    );
    const isMixed = named.some((version) => !version.endsWith('/files') && !live.has(version));
    loads.loaded += 1;
    if (!response.ok) loads.failed += 1;
    if (isMixed) loads.mixed += 1;
  } catch {
    loads.failed += 1;
  }
  loads.took.push(performance.now() - start);
}
