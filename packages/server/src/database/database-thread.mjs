// Plain JavaScript: it runs before a program is read.
import { Worker } from 'node:worker_threads';

/**
 * Starts the thread of the embedded database, which gets ready as far as it can without a folder; undefined where `env`
 * names a PostgreSQL. It keeps no process alive until a database is opened with it.
 */
export function startThread(env) {
  if (env.DATABASE_URL) return undefined;
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
    workerData: { durable: true },
  });
  worker.unref();
  return worker;
}
