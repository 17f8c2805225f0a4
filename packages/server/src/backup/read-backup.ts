import { createHash } from 'node:crypto';
import type { ZodType } from 'zod';
import { type Entry, notOurs, readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { areEqual, LineSum } from './line-sum.ts';
import {
  entryNames,
  type HeadEntry,
  headEntry,
  type Manifest,
  manifestEntry,
  pictureLine,
  readEntryName,
} from './manifest.ts';
import type { PutRows } from './read-database.ts';

export interface Backup {
  head: HeadEntry;
  manifest: Manifest;
}

/** What takes the parts of a backup as they come. Whether they are right as a whole is only known at the end. */
export interface Takers {
  rows: PutRows;
  picture: (id: string, width: number, content: Buffer) => Promise<void>;
}

const nobody: Takers = { rows: async () => {}, picture: async () => {} };

/** Reads a whole backup and compares every checksum in it; a BackupError where anything is missing or different. */
export async function readBackup(path: string, { rows, picture }: Takers = nobody): Promise<Backup> {
  const entries = readArchive(path);
  const first = (await entries.next()).value as Entry | undefined;
  if (first?.name !== entryNames.head) throw notOurs(path);
  const head = readJson(path, headEntry, first.content);
  const check = new BackupCheck(path);
  let manifest: Manifest | undefined;
  for await (const { name, content } of entries) {
    if (manifest) throw notOurs(path);
    const entry = readEntryName(name);
    if (name === entryNames.manifest) manifest = readJson(path, manifestEntry, content);
    else if (entry?.kind === 'rows') await rows(entry.table, check.rows(entry.table, content));
    else if (entry?.kind === 'pictureList') check.pictureList(content);
    else if (entry?.kind === 'picture') {
      check.picture(entry.file, content);
      await picture(entry.id, entry.width, content);
    } else throw notOurs(path);
  }
  if (!manifest) throw new BackupError(`${path} is cut off: its end is missing`);
  if (manifest.head !== sha256(first.content)) throw tampered(path, 'its head');
  check.end(manifest);
  return { head, manifest };
}

/** What has come so far, for the comparison with what the manifest says must have come. */
class BackupCheck {
  private readonly path: string;
  private readonly tables = new Map<string, LineSum>();
  private readonly list = new LineSum();
  /** Files since the last list, as lines. */
  private pending: string[] = [];

  constructor(path: string) {
    this.path = path;
  }

  rows(table: string, content: Buffer): string[] {
    const lines = linesOf(content);
    const sum = this.tables.get(table) ?? new LineSum();
    this.tables.set(table, sum);
    sum.add(lines);
    return lines;
  }

  picture(file: string, content: Buffer): void {
    this.pending.push(pictureListLine(file, content));
  }

  pictureList(content: Buffer): void {
    const lines = linesOf(content);
    const wrong = lines.findIndex((line, i) => line !== this.pending[i]);
    if (wrong >= 0 || lines.length !== this.pending.length) {
      const name = readPictureName(lines[wrong] ?? this.pending[lines.length]);
      throw tampered(this.path, `the picture ${name}`);
    }
    this.list.add(lines);
    this.pending = [];
  }

  end({ tables, pictures }: Manifest): void {
    const names = new Set([...this.tables.keys(), ...Object.keys(tables)]);
    for (const name of names) {
      const sum = (this.tables.get(name) ?? new LineSum()).end();
      if (!areEqual(sum, tables[name])) throw tampered(this.path, `the table ${name}`);
    }
    if (this.pending.length > 0 || !areEqual(this.list.end(), pictures))
      throw tampered(this.path, 'its pictures');
  }
}

/** A file as the list of pictures names it. */
export function pictureListLine(file: string, content: Buffer): string {
  return JSON.stringify({
    file,
    bytes: content.length,
    sha256: sha256(content),
  });
}

export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function linesOf(content: Buffer): string[] {
  const lines = content.toString('utf8').split('\n');
  // Every line ends with one, so after the last there is nothing.
  lines.pop();
  return lines;
}

function readPictureName(line = ''): string {
  return readLine(line)?.file ?? 'without a name';
}

function readLine(line: string) {
  try {
    return pictureLine.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

function readJson<T>(path: string, schema: ZodType<T>, content: Buffer): T {
  try {
    return schema.parse(JSON.parse(content.toString('utf8')));
  } catch (error) {
    throw notOurs(path, error);
  }
}

function tampered(path: string, what: string): BackupError {
  return new BackupError(`${path} is damaged or was changed: ${what} has another checksum`);
}
