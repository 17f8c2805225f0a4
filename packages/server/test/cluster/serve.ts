// One server of a cluster. Sends its log lines to its parent, reports when it listens, and ends with it.
import { readConfig } from '../../src/config.ts';
import { startServer } from '../../src/server.ts';

const server = await startServer(readConfig(process.env));
const leave = async () => {
  await server.close();
  process.exit();
};
process.on('SIGTERM', () => void leave());
process.on('disconnect', () => process.exit(1));
process.on('message', async () => {
  await server.app.background.settled();
  process.send?.('settled');
});
process.send?.('listening');
