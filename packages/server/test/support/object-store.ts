import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { filesBelow } from './test-pictures.ts';

/** How the line to the storage is: whole, cut, or one on which nothing comes back. */
type Line = 'open' | 'cut' | 'silent';

export interface ObjectStore {
  /** The settings that lead a server to it. */
  env: Record<string, string>;
  /** Keys of the objects, in order. */
  keys: () => string[];
  setLine: (line: Line) => void;
  close: () => Promise<void>;
}

const bucket = 'estela-pictures';
/** The account that s3rver knows; it checks the signatures. */
const account = 'S3RVER';

/** An S3 server of its own on a free port, behind a line that a test can cut. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = mkdtempSync(join(process.env.ESTELA_TEST_DIR ?? tmpdir(), 's3-'));
  const storage = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await storage.run();
  const gate = await openGate(port);
  return {
    env: {
      S3_ENDPOINT: gate.address,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: account,
      S3_SECRET_ACCESS_KEY: account,
    },
    keys: () =>
      filesBelow(join(directory, bucket))
        .filter((path) => path.endsWith('._S3rver_object'))
        .map((path) => path.replace('._S3rver_object', '')),
    setLine: gate.setLine,
    close: async () => {
      await gate.close();
      await storage.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function openGate(port: number) {
  let line: Line = 'open';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const gate = createServer((near) => {
    keep(near);
    if (line === 'cut') near.destroy();
    if (line !== 'open') return;
    const far = connect(port, '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => gate.once('listening', resolve));
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    setLine: (next: Line) => {
      line = next;
      hangUp();
    },
    close: () => {
      hangUp();
      return new Promise<void>((resolve) => gate.close(() => resolve()));
    },
  };
}
