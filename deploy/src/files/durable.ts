import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../errors.ts';

/** Makes a folder's entries (new names, renames) survive a power cut. Windows cannot open folders: nothing to do there. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!hasCode(error, 'EPERM', 'EISDIR')) throw error;
  }
}

/** Creates `folder` and whatever is missing above it; the new names are on disk when it returns. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let at = folder; at.length >= first.length; at = path.dirname(at)) await syncFolder(path.dirname(at));
}

/** Writes a file that must not exist yet, and waits until its bytes are on disk. */
export async function writeNew(file: string, data: string | Uint8Array, mode?: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(data);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file whole: a reader, or a crash, finds the old bytes or the new ones, never a mixture. */
export async function replaceFile(file: string, data: string, mode?: number): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeNew(temporary, data, mode);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** Appends one line; a torn last line, left by a power cut, is closed first so that it stays alone. */
export async function appendLine(file: string, line: string): Promise<void> {
  const handle = await open(file, 'a+');
  try {
    const { size } = await handle.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await handle.read(last, 0, 1, size - 1);
    const lead = size > 0 && last[0] !== 0x0a ? '\n' : '';
    await handle.appendFile(`${lead}${line}\n`);
    await handle.sync();
    if (size === 0) await syncFolder(path.dirname(file));
  } finally {
    await handle.close();
  }
}
