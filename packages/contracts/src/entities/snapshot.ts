import { z } from 'zod';
import { instantInput } from '../input-forms.ts';
import { limits } from '../limits.ts';
import { id, instant, pageOf, rawText } from '../wire.ts';

/**
 * The settings of a drone's flight controller on a day: what `diff all` or `dump` printed. Its owner's alone until it is
 * shared; others then see of it what is known as tuning: no ids, signatures, binding phrases, names, places or notes.
 */
const snapshot = z
  .object({
    _id: id,
    drone: id,
    at: instant,
    /** Read from the text; null where it does not say. */
    firmware: z.string().nullable(),
    version: z.string().nullable(),
    board: z.string().nullable(),
    /** Null for everyone but the owner. */
    craft: z.string().nullable(),
    /** Of the text, in UTF-8. */
    bytes: z.number().int(),
    shared: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Snapshot' });
export type Snapshot = z.infer<typeof snapshot>;

export const snapshotPage = pageOf(snapshot).meta({ id: 'SnapshotPage' });

/** `text` byte for byte as it was given; for others than the owner with `***` in place of what is withheld. */
export const wholeSnapshot = snapshot.extend({ text: z.string() }).meta({ id: 'WholeSnapshot' });
export type WholeSnapshot = z.infer<typeof wholeSnapshot>;

/** `at` defaults to now, and does not lie ahead of it. */
export const snapshotInput = z
  .object({ at: instantInput.optional(), text: rawText(limits.snapshot.bytes) })
  .meta({ id: 'SnapshotInput' });
export type SnapshotInput = z.infer<typeof snapshotInput>;

export const snapshotPatch = z.object({ shared: z.boolean() }).partial().meta({ id: 'SnapshotPatch' });
export type SnapshotPatch = z.infer<typeof snapshotPatch>;
