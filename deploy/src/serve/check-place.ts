import { access, constants } from 'node:fs/promises';
import net from 'node:net';
import { type Config, DataFolderNotWritableError, makeDataFolder, PortTakenError } from '@estela/server';

/** Finds out before the apps are built, not after, that the product could not start. */
export async function checkPlace(config: Pick<Config, 'host' | 'port' | 'dataDir'>): Promise<void> {
  const { host, port, dataDir } = config;
  makeDataFolder(dataDir);
  try {
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new DataFolderNotWritableError(dataDir, error);
  }
  await checkPort(host, port);
}

/** Throws `PortTakenError` where something else listens. */
export async function checkPort(host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => reject(new PortTakenError(host, port, error)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
