import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection that can be cut, to something on this machine. */
export interface Line {
  port: number;
  /** Ends what is open, and refuses more until `mend`. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
}

export async function startLine(port: number): Promise<Line> {
  const open = new Set<Socket>();
  let isCut = false;
  function endAll(): void {
    for (const socket of open) socket.destroy();
  }
  function hold(socket: Socket, other: () => Socket): void {
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      other().destroy();
    });
    // What the end of one side is to the other.
    socket.on('error', () => undefined);
  }
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(port, '127.0.0.1');
    hold(near, () => far);
    hold(far, () => near);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      endAll();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
