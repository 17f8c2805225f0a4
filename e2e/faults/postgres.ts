import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const withPostgres = fileURLToPath(new URL('../../packages/server/bin/with-postgres.mjs', import.meta.url));

export const hasPostgres = () => spawnSync(process.execPath, [withPostgres, '--find']).status === 0;

/** Says where the database is, and stays until its input ends. */
const inside = 'console.log(process.env.DATABASE_URL); process.stdin.resume()';

/** A PostgreSQL of its own, which ends with this process at the latest. */
export async function startPostgres(): Promise<{ port: number; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [withPostgres, process.execPath, '-e', inside], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const [url = ''] = await Promise.race([
    new Promise<string[]>((resolve) => createInterface(child.stdout).once('line', (line) => resolve([line]))),
    gone.then(() => []),
  ]);
  if (!URL.canParse(url)) throw new Error('PostgreSQL did not start');
  return {
    port: Number(new URL(url).port),
    stop: async () => {
      child.stdin.end();
      await gone;
    },
  };
}
