import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { hasCode, StoreError } from '../errors.ts';
import { replaceFile } from '../files/durable.ts';
import type { Signatures } from '../signing/signatures.ts';
import { type Change, changeSchema, type HistoryEntry, isChange } from './history.ts';
import { pointerName, shellName } from './store-paths.ts';

const pointerSchema = z.object({
  sequence: z.number().int().nonnegative(),
  shell: z.string().nullable(),
  remotes: z.record(z.string(), z.string()),
  /** Remotes that operators have switched off; older stores have none. */
  disabled: z.array(z.string()).optional(),
  /**
   * The change that made this pointer. The pointer is written before the history line, so that a crash between
   * the two loses nothing: whoever comes next finds the change here and writes the line.
   */
  change: changeSchema.nullable(),
  /** Those that were made in the same step, before that one. */
  together: z.array(changeSchema).optional(),
});

/** Which version of each app is live. */
export type ActivePointer = z.infer<typeof pointerSchema>;

export const emptyPointer: ActivePointer = { sequence: 0, shell: null, remotes: {}, change: null };

/** Reads the pointer; one that no trusted key has signed is a StoreError. */
export async function readPointer(
  file: string,
  signatures: Pick<Signatures, 'check'>,
): Promise<ActivePointer> {
  try {
    const document: unknown = JSON.parse(await readFile(file, 'utf8'));
    const pointer = pointerSchema.parse(document);
    await signatures.check('pointer', document, pointerName);
    return pointer;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return emptyPointer;
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      throw new StoreError('STORE_UNREADABLE', { file });
    throw error;
  }
}

/** Refuses a pointer of before a change that is known, and one that is gone. */
export function checkNotOlder({ sequence }: ActivePointer, newest: number): void {
  if (sequence >= newest) return;
  if (sequence === emptyPointer.sequence) throw new StoreError('POINTER_GONE', { newest: String(newest) });
  throw new StoreError('REPLAYED', { found: String(sequence), newest: String(newest) });
}

export async function writePointer(
  file: string,
  pointer: ActivePointer,
  signatures: Pick<Signatures, 'sign'>,
): Promise<void> {
  await replaceFile(file, `${JSON.stringify(await signatures.sign('pointer', pointer), null, 2)}\n`);
}

export function activeVersion(pointer: ActivePointer, app: string): string | undefined {
  return (app === shellName ? pointer.shell : pointer.remotes[app]) ?? undefined;
}

export function activeVersions(pointer: ActivePointer): Record<string, string> {
  return pointer.shell === null ? pointer.remotes : { [shellName]: pointer.shell, ...pointer.remotes };
}

export function isDisabled(pointer: Pick<ActivePointer, 'disabled'>, app: string): boolean {
  return pointer.disabled?.includes(app) ?? false;
}

/** The pointer after `app` was disabled or enabled, one sequence later. */
export function switchApp(pointer: ActivePointer, app: string, kind: 'disabled' | 'enabled'): ActivePointer {
  const others = (pointer.disabled ?? []).filter((name) => name !== app);
  const disabled = kind === 'disabled' ? [...others, app].sort() : others;
  return { ...pointer, sequence: pointer.sequence + 1, disabled };
}

/** The pointer after `app` moved to `version`, one sequence later. */
export function pointTo(pointer: ActivePointer, app: string, version: string): ActivePointer {
  const next = { ...pointer, sequence: pointer.sequence + 1 };
  return app === shellName
    ? { ...next, shell: version }
    : { ...next, remotes: { ...pointer.remotes, [app]: version } };
}

/** The changes that made this pointer and are not in the history yet. */
export function owedChanges({ change, together = [] }: ActivePointer, history: HistoryEntry[]): Change[] {
  const known = new Set(history.filter(isChange).map(({ sequence }) => sequence));
  return [...together, ...(change ? [change] : [])].filter(({ sequence }) => !known.has(sequence));
}
