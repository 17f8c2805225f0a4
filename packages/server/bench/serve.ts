import type { Worker } from 'node:worker_threads';
import { readConfig } from '../src/config.ts';
import { startServer } from '../src/server.ts';

/** A server in a process of its own. Sends its parent its address, and on request what a client may ask for. */
export async function serve(databaseThread: Worker | undefined): Promise<void> {
  const server = await startServer(readConfig(process.env), {
    databaseThread,
    outside: async (app) => (await import('./control.ts')).addControl(app),
  });
  process.send?.({ address: server.address });
  process.on('message', async (message) => {
    if (message === 'bare') {
      const { startBareFeed } = await import('./bare-feed.ts');
      process.send?.({ bare: await startBareFeed(process.env.DATABASE_URL ?? '') });
    }
    if (message !== 'subjects') return;
    const { chooseSubjects } = await import('./subjects.ts');
    process.send?.({ subjects: await chooseSubjects(server.db) });
  });
  process.on('disconnect', async () => {
    await server.close();
    process.exit();
  });
}
