import { z } from 'zod';

/** Raised when a reader of the old form could not read the new one. */
const version = 1;
const sha256 = z.string().regex(/^[\da-f]{64}$/);
const sum = z.object({ rows: z.int().min(0), sha256 });

/** The first entry of a backup: what it is and which schema its rows have. */
export const headEntry = z.object({
  format: z.literal('estela-backup'),
  version: z.literal(version),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  tables: z.record(z.string(), z.array(z.string())),
  /** The key that second factors are sealed with, which the backup does not hold, and how many there are. */
  keys: z.object({ sha256, secondFactors: z.int().min(0) }).optional(),
});
export type HeadEntry = z.output<typeof headEntry>;

/** A line of the lists of pictures: a file that came before, and what it held. */
export const pictureLine = z.object({
  file: z.string(),
  bytes: z.int().min(1),
  sha256,
});

/** The last entry: all there must have been. */
export const manifestEntry = z.object({
  /** Of the first entry's bytes. */
  head: sha256,
  tables: z.record(z.string(), sum),
  sequences: z.array(
    z.object({
      table: z.string(),
      column: z.string(),
      last: z.string().nullable(),
    }),
  ),
  /** Of the lines of all lists of pictures, one for each file. */
  pictures: sum.extend({
    bytes: z.int().min(0),
    /** Rows whose file was not in the storage. */
    missing: z.int().min(0),
  }),
});
export type Manifest = z.output<typeof manifestEntry>;

export function newHead(parts: Pick<HeadEntry, 'migrations' | 'tables' | 'keys'>): HeadEntry {
  return {
    format: 'estela-backup',
    version,
    createdAt: new Date().toISOString(),
    ...parts,
  };
}

/** Names of the entries; whatever else is in a tar file, it is no backup. */
export const entryNames = {
  head: 'estela-backup.json',
  manifest: 'manifest.json',
  rows: (table: string, part: number) => `tables/${table}/${numbered(part)}.ndjson`,
  picture: (file: string) => `pictures/${file}`,
  pictureList: (part: number) => `pictures/${numbered(part)}.ndjson`,
};

/** What an entry of this name is; undefined where it is none of ours. */
export function readEntryName(name: string) {
  const [, table] = /^tables\/([\w]{1,63})\/\d{6,}\.ndjson$/.exec(name) ?? [];
  if (table) return { kind: 'rows', table } as const;
  const [, id, width] =
    /^pictures\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/(\d{1,5})\.webp$/.exec(name) ?? [];
  if (id)
    return {
      kind: 'picture',
      id,
      width: Number(width),
      file: `${id}/${width}.webp`,
    } as const;
  if (/^pictures\/\d{6,}\.ndjson$/.test(name)) return { kind: 'pictureList' } as const;
  return undefined;
}

const numbered = (part: number) => String(part).padStart(6, '0');
