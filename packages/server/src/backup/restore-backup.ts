import type { Db } from '../database/open.ts';
import { fileKey } from '../media/pictures.ts';
import type { MediaStorage } from '../media/storage.ts';
import { BackupError } from './backup-error.ts';
import { fillDatabase } from './fill-database.ts';
import { type Backup, readBackup } from './read-backup.ts';

/**
 * Puts a backup that {@link readBackup} has found whole into an empty database and its pictures into the storage.
 * Whatever fails, both are as before.
 */
export async function restoreBackup(
  db: Db,
  storage: MediaStorage,
  path: string,
  { head }: Backup,
): Promise<void> {
  const put: string[] = [];
  const picture = async (id: string, width: number, content: Buffer) => {
    const key = fileKey(id, width);
    try {
      const before = await storage.get(key);
      before?.body.destroy();
      if (!before) put.push(key);
      await storage.put(key, content);
    } catch (error) {
      const { message } = error as Error;
      throw new BackupError(`The picture ${key} cannot be stored (${message})`, { cause: error });
    }
  };
  try {
    await fillDatabase(db, head, async (rows) => (await readBackup(path, { rows, picture })).manifest);
  } catch (error) {
    // A storage that is away now keeps files that no row names: they do no harm.
    for (const key of put) await storage.remove(key).catch(() => {});
    throw error;
  }
}
