import { constants, copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DataFolderNotWritableError } from '../start-errors.ts';
import { makePrivate, ownerOnly } from './private-folder.ts';
import { buildDatabase, ensureTemplate } from './template.ts';

/**
 * The path of the embedded database below the data folder, made at the first start. It grows under another name and
 * gets its own when every file of it is on the disk: a kill or a power cut leaves all of it or nothing. `onMissing` begins
 * other work for the seconds that this takes.
 */
export async function ensureDatabaseFolder(dataDir: string, onMissing?: () => void): Promise<string> {
  const path = join(dataDir, 'pg');
  if (existsSync(path)) {
    // Those that were made before were open to all.
    await makePrivate(path);
    return path;
  }
  onMissing?.();
  const growing = join(dataDir, 'pg.new');
  try {
    await rm(growing, { recursive: true, force: true });
    await fill(growing);
    await syncTree(growing);
    await rename(growing, path);
    await syncPath(dirname(path));
  } catch (error) {
    // A full disk is no place to leave it.
    await rm(growing, { recursive: true, force: true }).catch(() => undefined);
    throw new DataFolderNotWritableError(dataDir, error);
  }
  return path;
}

async function fill(dir: string): Promise<void> {
  const template = await ensureTemplate().catch(() => undefined);
  // A read-only installation has no place for a template: initialise in place, only slower.
  if (!template) return buildDatabase(dir);
  mkdirSync(dir, ownerOnly);
  copyTree(template, dir);
}

/** A thousand small files: one after the other at once is three times as fast as `cp`, and nobody waits meanwhile. */
function copyTree(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target);
      copyTree(source, target);
    } else copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}

async function syncTree(dir: string): Promise<void> {
  const entries = await readdir(dir, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const path = join(dir, entry.name);
      return entry.isDirectory() ? syncTree(path) : syncPath(path);
    }),
  );
  await syncPath(dir);
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
