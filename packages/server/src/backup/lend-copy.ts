import { chmodSync, mkdirSync, rmSync, unlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { socketIn } from '../database/folder-lock.ts';
import type { OpenDatabase } from '../database/open.ts';
import { ownerOnly } from '../database/private-folder.ts';
import { backupLock } from '../media/repository.ts';

/** Below the data folder; a data folder itself, with nothing but the database. */
const copyName = 'backup-copy';

/**
 * Lets the command `backup` read the embedded database of a running server: whoever connects to a socket in the data folder,
 * which its owner alone can, is sent the path of a copy as of that moment. It goes when the connection ends, until when no
 * file of a picture is removed. Returns the way to end it.
 */
export async function lendCopies(
  dataDir: string,
  { db, copyTo }: Pick<OpenDatabase, 'db' | 'copyTo'>,
  onFailure: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (!copyTo) return async () => {};
  const copy = join(dataDir, copyName);
  const path = socketIn(dataDir, 'backup');
  removeStale(copy, path);
  let borrower: Socket | undefined;
  let returned = Promise.resolve();

  async function lend(client: Socket): Promise<void> {
    await sql`select pg_advisory_lock_shared(${backupLock})`.execute(db);
    mkdirSync(copy, ownerOnly);
    await copyTo?.(join(copy, 'pg'));
    client.write(`${JSON.stringify({ copy })}\n`);
  }
  async function removeCopy(): Promise<void> {
    await rm(copy, { recursive: true, force: true });
    await sql`select pg_advisory_unlock_shared(${backupLock})`.execute(db);
  }

  const server = createServer((client) => {
    client.on('error', () => client.destroy());
    if (borrower) return client.end(`${JSON.stringify({ busy: true })}\n`);
    borrower = client;
    const lent = lend(client).catch((error) => {
      onFailure(error);
      client.destroy();
    });
    const closed = new Promise((resolve) => client.resume().once('close', resolve));
    returned = Promise.all([closed, lent])
      .then(removeCopy)
      .catch(onFailure)
      .finally(() => {
        borrower = undefined;
      });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  // Who may enter the folder may not therefore read every row.
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  server.unref();
  return async () => {
    const ended = new Promise((resolve) => server.close(resolve));
    borrower?.destroy();
    await ended;
    await returned;
  };
}

/** What a server that was killed has left. */
function removeStale(copy: string, path: string): void {
  rmSync(copy, { recursive: true, force: true });
  try {
    // Not rmSync: see `lockFolder`, which this process holds.
    if (process.platform !== 'win32') unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
