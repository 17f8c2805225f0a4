import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../../errors.ts';
import { makeFolder, syncFolder } from '../../files/durable.ts';

/** The key that override links are signed with; none before the first link. Removing the file ends every link. */
export async function readLinkKey(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** The key, made where there is none. Only the system user that runs the product may read it. */
export async function linkKeyOrNew(file: string): Promise<Buffer> {
  const known = await readLinkKey(file);
  if (known) return known;
  await makeFolder(path.dirname(file));
  const temporary = `${file}.${randomBytes(8).toString('hex')}.tmp`;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(randomBytes(32));
    await handle.sync();
    // Of several processes the first one wins, and no reader finds half a key.
    await link(temporary, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await handle.close();
    await rm(temporary, { force: true });
  }
  await syncFolder(path.dirname(file));
  return readFile(file);
}
