import { createHash } from 'node:crypto';
import { realpathSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolderInUseError, DataFolderNotWritableError } from '../start-errors.ts';
import { makeDataFolder } from './make-data-folder.ts';

// sockaddr_un holds 108 bytes on Linux and 104 on macOS, with the zero at the end.
const longestSocketPath = 100;

/**
 * Takes the data folder for this process and returns the way to give it back. Sockets are the lock because the
 * kernel frees them on kill -9 and does not care for reused process ids.
 *
 * Linux holds two: an abstract name makes "look, remove the stale file, listen" safe between processes of one
 * host, the file in the folder is seen from another container that mounts it.
 */
export async function lockFolder(dir: string): Promise<() => Promise<void>> {
  makeDataFolder(dir);
  const real = realpathSync(dir);
  const name = hashOf(real);
  const path = socketIn(real, 'lock');

  const held: Server[] = [];
  const release = async () => {
    for (const server of held.splice(0)) await new Promise<void>((done) => server.close(() => done()));
  };
  try {
    if (process.platform === 'linux') held.push(await listen(`\0estela-${name}`));
    if (process.platform !== 'win32') rmStale(path, await ownerOf(path), dir);
    held.push(await listen(path));
    return release;
  } catch (error) {
    await release();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new DataFolderInUseError(dir, (await ownerOf(path)) ?? '?');
    }
    if (error instanceof DataFolderInUseError) throw error;
    throw new DataFolderNotWritableError(dir, error);
  }
}

const hashOf = (real: string) => createHash('sha256').update(real).digest('hex').slice(0, 32);

/** The path of a socket in a data folder; elsewhere where that is too long for one, or where sockets are no files. */
export function socketIn(dir: string, use: 'lock' | 'backup'): string {
  const real = realpathSync(dir);
  const elsewhere = `estela-${hashOf(real)}${use === 'lock' ? '' : `-${use}`}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${elsewhere}`;
  const inFolder = join(real, `${use}.sock`);
  return Buffer.byteLength(inFolder) <= longestSocketPath ? inFolder : join(tmpdir(), `${elsewhere}.sock`);
}

function rmStale(path: string, owner: string | undefined, dir: string): void {
  if (owner) throw new DataFolderInUseError(dir, owner);
  try {
    // Not rmSync: it stats the socket first, and in Node 20 the next `require` then takes the last stat for one of its
    // own folders and leaves a link of pnpm unresolved: native packages do not find their binary.
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((client) => {
      client.on('error', () => client.destroy());
      client.end(String(process.pid));
    });
    server.once('error', reject);
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** The process id that the socket's owner sends, '?' where it sends none, undefined where nothing listens. */
function ownerOf(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const client = connect(path);
    client.setTimeout(500, () => {
      client.destroy();
      resolve('?');
    });
    client.on('data', (chunk) => {
      text += chunk;
    });
    client.on('end', () => resolve(text || '?'));
    client.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? undefined : '?'),
    );
  });
}
