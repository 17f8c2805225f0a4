// Many sequences, from `npm run test:long -- model`: run.ts <count> <seed>.
import fc from 'fast-check';
import { openTestDatabase } from '../../support/test-database.ts';
import { startTestServer } from '../../support/test-server.ts';
import { shareAmongCores } from '../share-among-cores.ts';
import { play, sequences } from './play.ts';

const reportEvery = 500;
const [count = 0, seed = 2026] = process.argv.slice(2).map(Number);

await shareAmongCores(import.meta.url, { count, seed }, async (part) => {
  globalThis.testDatabase = await openTestDatabase();
  const server = await startTestServer();
  let played = 0;
  const property = fc.asyncProperty(sequences, async (steps) => {
    await play(server, steps);
    played += 1;
    if (played % reportEvery === 0) process.stderr.write(`seed ${part.seed}: ${played} sequences\n`);
  });
  await fc.assert(property, { numRuns: part.count, seed: part.seed });
  process.stderr.write(`seed ${part.seed}: all ${played} sequences\n`);
});
