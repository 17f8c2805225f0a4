import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Nearly everything a call allocates is garbage once it has responded: space for many calls before a collection. */
const youngSpace = '--max-semi-space-size=64';

/** The size of a run, and its seed. */
export interface Part {
  count: number;
  seed: number;
}

/**
 * Plays a long run as plain processes, one for each core with a seed of its own: in Jest's sandbox it takes twice the
 * time. `program` is the address of the caller, started as those processes with their count and seed; there `play` runs.
 * The first failure ends them all.
 */
export async function shareAmongCores(
  program: string,
  whole: Part,
  play: (part: Part) => Promise<void>,
): Promise<void> {
  if (process.send) {
    await play(whole);
    process.exit();
  }
  const dir = mkdtempSync(join(tmpdir(), 'estela-long-run-'));
  const shares = Math.min(whole.count, availableParallelism());
  const players = Array.from({ length: shares }, (_, index) => {
    const count = Math.ceil((whole.count - index) / shares);
    const env = { ...process.env, ESTELA_TEST_DIR: dir };
    const execArgv = [...process.execArgv, youngSpace];
    return fork(fileURLToPath(program), [count, whole.seed + index].map(String), { env, execArgv });
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
