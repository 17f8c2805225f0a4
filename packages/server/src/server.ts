import type { AddressInfo } from 'node:net';
import { createServer, type Server, type ServerHooks } from './app.ts';
import type { Config } from './config.ts';
import { PortTakenError } from './start-errors.ts';

export interface RunningServer extends Server {
  /** As `http://127.0.0.1:8080`; the port is the real one where the config says 0. */
  address: string;
}

/** Assembles the server and listens. */
export async function startServer(config: Config, hooks: ServerHooks = {}): Promise<RunningServer> {
  const server = await createServer(config, hooks);
  try {
    await server.app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await server.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' || code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new PortTakenError(config.host, config.port, error);
    }
    throw error;
  }
  const { port } = server.app.server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return { ...server, address: `http://${host}:${port}` };
}
