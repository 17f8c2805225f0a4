import type { Db } from '../database/open.ts';
import { fileKey } from '../media/pictures.ts';
import type { MediaStorage } from '../media/storage.ts';
import { BackupError } from './backup-error.ts';
import { fillDatabase } from './fill-database.ts';
import { type Keys, putKeys } from './keys.ts';
import { type Backup, readBackup } from './read-backup.ts';
import type { PutRows } from './read-database.ts';

/**
 * Puts a backup that {@link readBackup} has found whole into an empty database and its pictures into the storage.
 * Without the keys that it needs second factors are off. Whatever fails, both are as before.
 */
export async function restoreBackup(
  db: Db,
  storage: MediaStorage,
  path: string,
  { head }: Backup,
  keys?: Keys,
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
    const feed = async (rows: PutRows) => (await readBackup(path, { rows, picture })).manifest;
    await fillDatabase(db, head, feed, async (trx) => {
      if (head.keys) await putKeys(trx, keys);
    });
  } catch (error) {
    // A storage that is away now keeps files that no row names: they do no harm.
    for (const key of put) await storage.remove(key).catch(() => {});
    throw error;
  }
}
