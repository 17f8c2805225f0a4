// Many sequences, from `npm run test:long -- model`: run.ts <count> <seed>. As plain processes, one for each core: in
// Jest's sandbox a sequence takes twice the time.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { openTestDatabase } from '../../support/test-database.ts';
import { startTestServer } from '../../support/test-server.ts';
import { play, sequences } from './play.ts';

const [count = 0, seed = 2026] = process.argv.slice(2).map(Number);
await (process.send ? playAll() : share());

/** Each process plays its part from a seed of its own; the first failure ends them all. */
async function share(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'estela-model-'));
  const shares = Math.min(count, availableParallelism());
  const players = Array.from({ length: shares }, (_, index) => {
    const part = Math.ceil((count - index) / shares);
    const env = { ...process.env, ESTELA_TEST_DIR: dir };
    return fork(fileURLToPath(import.meta.url), [part, seed + index].map(String), { env });
  });
  await Promise.all(
    players.map(async (player) => {
      const [code] = await once(player, 'exit');
      if (code === 0) return;
      process.exitCode = 1;
      for (const other of players) other.kill();
    }),
  );
  rmSync(dir, { recursive: true, force: true });
}

async function playAll(): Promise<void> {
  globalThis.testDatabase = await openTestDatabase();
  const server = await startTestServer();
  let played = 0;
  const property = fc.asyncProperty(sequences, async (steps) => {
    await play(server, steps);
    played += 1;
    if (played % 500 === 0) process.stderr.write(`seed ${seed}: ${played} sequences\n`);
  });
  await fc.assert(property, { numRuns: count, seed });
  process.stderr.write(`seed ${seed}: all ${played} sequences\n`);
  process.exit();
}
