import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A connection to the database that can go silent: nothing passes any more, and nothing is closed. */
export async function startLine(target: URL) {
  let isSilent = false;
  /** Connections that were open when they were dropped. */
  const forgotten = new Set<Socket>();
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      const passes = () => !isSilent && !forgotten.has(from);
      sockets.add(from);
      from.on('data', (chunk) => void (passes() && to.write(chunk)));
      from.on('error', () => to.destroy());
      from.on('close', () => void (passes() && to.destroy()));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    setSilent: (silent: boolean) => {
      isSilent = silent;
      // Data sent meanwhile is lost: those connections never recover.
      if (!silent) for (const socket of sockets) socket.destroy();
    },
    /** Like a firewall that drops idle connections: the current ones go silent, new ones pass. */
    forget: () => {
      for (const socket of sockets) forgotten.add(socket);
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
