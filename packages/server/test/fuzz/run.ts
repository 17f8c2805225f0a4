// Many malformed requests, from `npm run test:long -- malformed`: run.ts <count> <seed>. LOG_LEVEL=error adds the
// server's errors about them.
import { openTestDatabase } from '../support/test-database.ts';
import { startTestServer } from '../support/test-server.ts';
import { sendFuzz } from './send-fuzz.ts';
import { shareAmongCores } from './share-among-cores.ts';

const reportEvery = 80_000;
const [count = 0, seed = 20_260_101] = process.argv.slice(2).map(Number);

await shareAmongCores(import.meta.url, { count, seed }, async (part) => {
  globalThis.testDatabase = await openTestDatabase();
  const server = await startTestServer({ LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' });
  const report = (sent: number) => {
    if (sent % reportEvery === 0) process.stderr.write(`seed ${part.seed}: ${sent} requests, ${memory()}\n`);
  };
  const { sent, statuses, reached } = await sendFuzz(server, { start: 0, ...part, report });
  process.stderr.write(
    `seed ${part.seed}: all ${sent} requests, ${memory()}, ${reached.size} calls succeeded at times\n`,
  );
  process.stderr.write(`by status: ${JSON.stringify(Object.fromEntries(statuses))}\n`);
});

function memory(): string {
  const { rss, heapUsed } = process.memoryUsage();
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
  return `RSS ${megabytes(rss)} MB, heap ${megabytes(heapUsed)} MB`;
}
