// Many sequences, from `npm run test:long -- model`: run.ts <count> <seed>.
import fc from 'fast-check';
import type pg from 'pg';
import { openTestDatabase } from '../../support/test-database.ts';
import { startTestServer } from '../../support/test-server.ts';
import { shareAmongCores } from '../share-among-cores.ts';
import { type Game, play, sequences } from './play.ts';
import { type RememberedReads, readingPool } from './remembered-reads.ts';

const reportEvery = 500;
const [count = 0, seed = 2026] = process.argv.slice(2).map(Number);

await shareAmongCores(import.meta.url, { count, seed }, async (part) => {
  const reads: RememberedReads = { answers: null };
  const { kind, poolConfig } = await openTestDatabase();
  const quicker = {
    pipeline: true,
    // Small tables: planning a statement takes longer than running it, and all plans are equally good.
    onConnect: (client: pg.ClientBase) => client.query('set plan_cache_mode = force_generic_plan'),
  };
  globalThis.testDatabase = { kind, poolConfig: { ...poolConfig, ...quicker }, Pool: readingPool(reads) };
  const game: Game = { server: await startTestServer(), reads, hasSeenPrologue: false };
  let played = 0;
  const property = fc.asyncProperty(sequences, async (steps) => {
    await play(game, steps);
    played += 1;
    if (played % reportEvery === 0) process.stderr.write(`seed ${part.seed}: ${played} sequences\n`);
  });
  await fc.assert(property, { numRuns: part.count, seed: part.seed });
  process.stderr.write(`seed ${part.seed}: all ${played} sequences\n`);
});
