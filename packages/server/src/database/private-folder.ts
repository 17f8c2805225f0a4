import { chmod } from 'node:fs/promises';

/** Mode of a folder that its owner alone may enter. */
export const ownerOnly = 0o700;

/**
 * Closes a database's folder to the machine's other users, as PostgreSQL asks of its own: the files in it are made so that
 * everybody could read and write them. Where the folder is not ours that is for its owner to do.
 */
export async function makePrivate(dir: string): Promise<void> {
  await chmod(dir, ownerOnly).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM' && error.code !== 'EROFS') throw error;
  });
}
