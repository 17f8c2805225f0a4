import { InvalidInputError } from './errors.ts';

/** Where a stream went on: the last row's instant (our columns keep milliseconds) and its id. */
export interface Position {
  at: Date;
  id: string;
  /** Of a stream in two parts, as pinned before the rest: still in the first. */
  isFirst?: boolean;
}

/** The position as text that clients hand back without looking into it. */
export function encodeCursor({ at, id, isFirst }: Position): string {
  return Buffer.from(`${isFirst ? '!' : ''}${at.getTime()}.${id}`).toString('base64url');
}

const form = /^(!?)(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The position in a cursor, null without one; anything that we did not make ourselves is a wrong input. */
export function decodeCursor(cursor: string | undefined, field = 'cursor'): Position | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, first, milliseconds, id] = form.exec(text) ?? [];
  const at = new Date(Number(milliseconds));
  if (!id || Number.isNaN(at.getTime())) throw new InvalidInputError({ [field]: 'invalid' });
  return first ? { at, id, isFirst: true } : { at, id };
}

/** Cuts the one row that was read too many, and says where to go on if there was one. */
export function toStream<Row, Item>(
  rows: readonly Row[],
  limit: number,
  position: (row: Row) => Position,
  toItem: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last ? encodeCursor(position(last)) : null;
  return { items: shown.map(toItem), nextCursor };
}
