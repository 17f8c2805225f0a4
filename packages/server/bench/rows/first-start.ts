import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '@estela/config/bench/quantile.ts';
import { buildDatabase, ensureTemplate } from '../../src/database/template.ts';
import { builtServer } from '../built-server.ts';
import type { Figure } from '../measure/figure.ts';
import { startServerProcess } from '../server-process.ts';
import { cacheDir } from '../stored-database.ts';
import type { Row } from './row.ts';

/** B4: from the start of the process to its first response, on an empty folder and on one that is there. */
export const firstStart: Row = {
  about: 'embedded: from an empty folder to the first answer, and again after a stop',
  run: async ({ rounds, server }) => {
    if (server) return [];
    await ensureTemplate();
    builtServer();
    const dir = join(cacheDir, `start_${process.pid}`);
    const first: number[] = [];
    const again: number[] = [];
    const initialised: number[] = [];
    try {
      for (let round = 0; round < rounds; round += 1) {
        rmSync(dir, { recursive: true, force: true });
        mkdirSync(dir, { recursive: true });
        first.push(await untilFirstAnswer(dir));
        again.push(await untilFirstAnswer(dir));
        const start = performance.now();
        await buildDatabase(join(dir, 'without-template'));
        initialised.push((performance.now() - start) / 1_000);
      }
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
    return [
      figure('first start, from the template', first, 1.5),
      figure('restart', again, 0.6),
      figure('the database alone, without a template', initialised),
    ];
  },
};

async function untilFirstAnswer(dir: string): Promise<number> {
  const start = performance.now();
  const server = await startServerProcess({ ESTELA_DATA: dir });
  await server.client.read({ path: '/api/feed' });
  const seconds = (performance.now() - start) / 1_000;
  await server.stop();
  return seconds;
}

function figure(name: string, seconds: number[], atMost?: number): Figure {
  return {
    target: 'B4',
    name,
    values: { 'median s': median(seconds), 'least s': Math.min(...seconds), 'most s': Math.max(...seconds) },
    ...(atMost !== undefined && { bound: { of: 'median s', atMost } }),
  };
}
