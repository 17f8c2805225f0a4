import type { SampleData } from './data.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** Ids of what was made, by the names that the data uses. */
export type Ids = ReadonlyMap<string, string>;

/** What rows are made from. */
export interface Draft {
  data: SampleData;
  /** Epoch milliseconds. */
  now: number;
  /** An id that sorts by the time it is given. */
  newId: (at: number) => string;
  pilots: Ids;
}

/** The id of a name; a name that is not in the data is a mistake in it. */
export function idOf(ids: Ids, name: string): string {
  const id = ids.get(name);
  if (!id) throw new Error(`The sample names ${name}, which it does not have`);
  return id;
}

/** The rows were made one by one from the list, in its order. */
export function idsByKey(list: readonly { key: string }[], rows: readonly { id: string }[]): Ids {
  return new Map(list.map(({ key }, index) => [key, rows[index]?.id ?? '']));
}

export function joinedAt({ data, now }: Draft, username: string): number {
  const pilot = data.pilots.find((one) => one.username === username);
  return now - (pilot?.joined ?? 0) * day;
}

export function dates(at: number) {
  return { created_at: new Date(at), updated_at: new Date(at) };
}
