import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pictureWidths } from '@estela/contracts/pictures';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { fileKey } from '../media/pictures.ts';
import type { MediaStorage } from '../media/storage.ts';
import { writeArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { describeKeys } from './keys.ts';
import { keptApart } from './left-behind.ts';
import { LineSum } from './line-sum.ts';
import { entryNames, type Manifest, newHead } from './manifest.ts';
import { pictureListLine, sha256 } from './read-backup.ts';
import { readDatabase, type Snapshot, withSnapshot } from './read-database.ts';
import { columnsOf } from './table-shape.ts';

type Archive = ReturnType<typeof writeArchive>;

/** Characters of rows that are gathered before they become an entry. */
const pieceLength = 1024 * 1024;
/** Pictures between two lists of them. */
const listEvery = 300;
/** Names, addresses and hashes of passwords are in it. */
const ownerOnly = { flags: 'wx', mode: 0o600 };

/**
 * Writes the whole database and its pictures into one file, which gets its name when every byte is on the disk.
 * `stopped` ends it before: nothing stays then.
 */
export async function writeBackup(
  db: Db,
  storage: MediaStorage,
  path: string,
  { force, stopped }: { force: boolean; stopped?: AbortSignal },
): Promise<Manifest> {
  const refuseExisting = () => {
    if (!force && existsSync(path)) throw new BackupError(`${path} is there already; --force replaces it`);
  };
  refuseExisting();
  const growing = `${path}.${process.pid}.part`;
  try {
    const manifest = await withSnapshot(db, (snapshot) =>
      writeSnapshot(snapshot, storage, createWriteStream(growing, { ...ownerOnly, signal: stopped })),
    );
    await syncPath(growing);
    refuseExisting();
    await rename(growing, path);
    await syncPath(dirname(path));
    return manifest;
  } catch (error) {
    await rm(growing, { force: true });
    throw explain(path, error);
  }
}

async function writeSnapshot(snapshot: Snapshot, storage: MediaStorage, file: Writable): Promise<Manifest> {
  const archive = writeArchive(file);
  try {
    const shapes = snapshot.shapes.filter(({ name }) => !keptApart.has(name));
    const { migrations } = snapshot.head;
    const keys = await describeKeys(snapshot);
    const head = jsonEntry(newHead({ migrations, tables: columnsOf(shapes), keys }));
    await archive.add(entryNames.head, head);
    const { tables, sequences } = await writeTables({ ...snapshot, shapes }, archive);
    const pictures = await writePictures(snapshot, storage, archive);
    const manifest: Manifest = {
      head: sha256(head),
      tables,
      sequences,
      pictures,
    };
    await archive.add(entryNames.manifest, jsonEntry(manifest));
    await archive.end();
    return manifest;
  } catch (error) {
    await archive.abort();
    throw error;
  }
}

async function writeTables(snapshot: Snapshot, archive: Archive) {
  let piece = { table: '', part: 0, text: '' };
  const flush = async () => {
    if (!piece.text) return;
    piece.part += 1;
    await archive.add(entryNames.rows(piece.table, piece.part), Buffer.from(piece.text));
    piece.text = '';
  };
  const contents = await readDatabase(snapshot, async (table, lines) => {
    if (table !== piece.table) {
      await flush();
      piece = { table, part: 0, text: '' };
    }
    piece.text += `${lines.join('\n')}\n`;
    if (piece.text.length > pieceLength) await flush();
  });
  await flush();
  return contents;
}

async function writePictures({ trx }: Snapshot, storage: MediaStorage, archive: Archive) {
  const sum = new LineSum();
  let bytes = 0;
  let missing = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (let part = 1; ; part += 1) {
    const { rows } = await sql<{ id: string }>`
      select id from media where id > ${after} order by id limit ${listEvery}
    `.execute(trx);
    const lines: string[] = [];
    for (const { id } of rows) {
      for (const width of pictureWidths) {
        const file = `${id}/${width}.webp`;
        const content = await readFile(storage, fileKey(id, width));
        if (!content) {
          missing += 1;
          continue;
        }
        await archive.add(entryNames.picture(file), content);
        lines.push(pictureListLine(file, content));
        bytes += content.length;
      }
      after = id;
    }
    if (lines.length > 0)
      await archive.add(entryNames.pictureList(part), Buffer.from(`${lines.join('\n')}\n`));
    sum.add(lines);
    if (rows.length < listEvery) return { ...sum.end(), bytes, missing };
  }
}

async function readFile(storage: MediaStorage, key: string): Promise<Buffer | null> {
  try {
    const file = await storage.get(key);
    return file && (await buffer(file.body));
  } catch (error) {
    throw new BackupError(`The picture ${key} cannot be read (${(error as Error).message})`, {
      cause: error,
    });
  }
}

function jsonEntry(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function explain(path: string, error: unknown): unknown {
  const { name, code = '', syscall } = error as NodeJS.ErrnoException;
  if (name === 'AbortError') return new BackupError(`Stopped; ${path} is not written`, { cause: error });
  return syscall && /^E[A-Z]+$/.test(code)
    ? new BackupError(`${path} cannot be written (${code})`, { cause: error })
    : error;
}
