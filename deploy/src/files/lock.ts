import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode, StoreError } from '../errors.ts';
import { makeFolder } from './durable.ts';
import { isAlive, ownerSchema, thisOwner } from './lock-owner.ts';

const released = 'released';
const longestPause = 40;
/** Turns kept behind the current one, so that a process that fell asleep finds its number taken. */
const keptTurns = 64;
const noteEnding = '.tmp';
/** Far longer than anybody waits for the lock (ms). */
const abandonedAfter = 60 * 60 * 1000;

/**
 * A lock between processes that dies with its owner.
 *
 * Files are numbered turns. The highest number is the current turn: free when it says `released` or when the
 * process named in it is gone. Taking the lock is `link` to the next number, which exactly one process can do.
 * The highest file is never removed, so a slow process can see that it came too late. (A pid file that waiting
 * processes delete when it looks stale lets two of them in at once.)
 */
export async function withLock<T>(folder: string, work: () => Promise<T>, timeout = 30_000): Promise<T> {
  await makeFolder(folder);
  const turn = await take(folder, Date.now() + timeout);
  try {
    return await work();
  } finally {
    await release(folder, turn);
  }
}

async function take(folder: string, deadline: number): Promise<number> {
  const mine = path.join(folder, randomUUID() + noteEnding);
  try {
    await writeFile(mine, JSON.stringify(thisOwner()));
    for (;;) {
      const last = await lastTurn(folder);
      if (await isFree(folder, last)) {
        const next = last + 1;
        if ((await claim(mine, path.join(folder, String(next)))) && (await isLast(folder, next))) {
          await sweep(folder, next);
          return next;
        }
      }
      if (Date.now() > deadline) throw new StoreError('LOCK_TIMEOUT', { folder });
      await wait(1 + Math.random() * longestPause);
    }
  } finally {
    await rm(mine, { force: true });
  }
}

/** Someone who read the folder long ago can claim a number that was swept since: then a higher one exists. */
async function isLast(folder: string, turn: number): Promise<boolean> {
  if ((await lastTurn(folder)) === turn) return true;
  await rm(path.join(folder, String(turn)), { force: true });
  return false;
}

async function claim(mine: string, file: string): Promise<boolean> {
  try {
    await link(mine, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function turns(folder: string): Promise<number[]> {
  return (await readdir(folder)).filter((name) => /^\d+$/.test(name)).map(Number);
}

async function lastTurn(folder: string): Promise<number> {
  return Math.max(0, ...(await turns(folder)));
}

async function isFree(folder: string, turn: number): Promise<boolean> {
  if (turn === 0) return true;
  try {
    const text = await readFile(path.join(folder, String(turn)), 'utf8');
    if (text === released) return true;
    const owner = ownerSchema.safeParse(JSON.parse(text));
    return !owner.success || !isAlive(owner.data);
  } catch (error) {
    // Swept meanwhile, so a higher turn exists: look again.
    if (hasCode(error, 'ENOENT')) return false;
    if (error instanceof SyntaxError) return true;
    throw error;
  }
}

async function sweep(folder: string, current: number): Promise<void> {
  for (const turn of await turns(folder)) {
    if (turn < current - keptTurns) await rm(path.join(folder, String(turn)), { force: true });
  }
  await sweepNotes(folder);
}

/** A process that was killed between writing its note and using it leaves the note behind. */
async function sweepNotes(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => one.endsWith(noteEnding))) {
    const note = path.join(folder, name);
    const written = await stat(note).catch(() => undefined);
    if (written && Date.now() - written.mtimeMs > abandonedAfter) await rm(note, { force: true });
  }
}

async function release(folder: string, turn: number): Promise<void> {
  const note = path.join(folder, randomUUID() + noteEnding);
  await writeFile(note, released);
  await rename(note, path.join(folder, String(turn)));
}
