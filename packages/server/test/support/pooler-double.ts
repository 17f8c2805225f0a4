import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The message with the process id of a session's server. */
const processNamed = 'K'.charCodeAt(0);

/**
 * A proxy before PostgreSQL with the sign of a pooler: the process id that it sends to a client is not that of the one that
 * serves it.
 */
export async function startPooler(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(port || 5432), hostname);
    client.pipe(database);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        client.destroy();
        database.destroy();
      });
    }
    let unread = Buffer.alloc(0);
    const begin = (chunk: Buffer) => {
      unread = Buffer.concat([unread, chunk]);
      // Each message: its kind in one byte, then its length without that byte.
      while (unread.length >= 5 && unread.length > unread.readInt32BE(1)) {
        const message = unread.subarray(0, unread.readInt32BE(1) + 1);
        unread = unread.subarray(message.length);
        const isNamed = message[0] === processNamed;
        if (isNamed) message.writeInt32BE(message.readInt32BE(5) + 1, 5);
        client.write(message);
        if (!isNamed) continue;
        database.off('data', begin);
        client.write(unread);
        database.pipe(client);
        return;
      }
    };
    database.on('data', begin);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
