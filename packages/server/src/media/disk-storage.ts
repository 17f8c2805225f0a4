import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStorage } from './storage.ts';

/** Pictures as files below `root`. */
export function diskStorage(root: string): MediaStorage {
  const pathOf = (key: string) => join(root, key);
  return {
    put: (key, content) => writeWhole(pathOf(key), content),
    get: (key) => openFile(pathOf(key)),
    remove: async (key) => {
      const path = pathOf(key);
      await rm(path, { force: true });
      await rmdir(dirname(path)).catch(ignoreNotEmpty);
    },
    check: async () => {
      await mkdir(root, { recursive: true });
      await access(root, constants.W_OK | constants.X_OK);
    },
  };
}

/** Under another name until every byte is on the disk: a kill leaves the whole file or none under its own name. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const growing = `${path}.${randomUUID()}`;
  try {
    const file = await open(growing, 'wx');
    try {
      await file.writeFile(content);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(growing, path);
  } catch (error) {
    await rm(growing, { force: true });
    throw error;
  }
}

async function openFile(path: string) {
  try {
    const file = await open(path, 'r');
    const { size } = await file.stat();
    return { bytes: size, body: file.createReadStream() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function ignoreNotEmpty(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
}
