import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Flood {
  address: string;
  path: string;
  token?: string | undefined;
  connections: number;
  requests: number;
}

/**
 * Requests a second over so many connections, each sending the next request when the answer to the last is there. Reads
 * of an answer only how long it is: a client that parsed it would take the server's time on the same cores.
 */
export async function flood({ address, path, token, connections, requests }: Flood): Promise<number> {
  const { host, hostname, port } = new URL(address);
  const authorization = token ? `authorization: Bearer ${token}\r\n` : '';
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${authorization}\r\n`);
  const sockets: Socket[] = [];
  for (let i = 0; i < connections; i += 1) {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    sockets.push(socket);
  }
  let left = requests;
  const start = performance.now();
  await Promise.all(
    sockets.map(async (socket) => {
      while (left > 0) {
        left -= 1;
        await ask(socket, request);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1_000;
  for (const socket of sockets) socket.destroy();
  return requests / seconds;
}

function ask(socket: Socket, request: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing: number | undefined;
    let head = '';
    const onData = (piece: Buffer) => {
      if (missing === undefined) {
        head += piece.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200') || !length) {
          reject(new Error(`Answered ${head.slice(0, 300)}`));
          return;
        }
        missing = Number(length) - (head.length - end - 4);
      } else missing -= piece.length;
      if (missing > 0) return;
      socket.off('data', onData).off('close', leave);
      resolve();
    };
    const leave = () => reject(new Error('The server closed the connection'));
    socket.on('data', onData).on('close', leave);
    socket.write(request);
  });
}
