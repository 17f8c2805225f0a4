import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

export interface SharedWindow {
  key: string;
  /** Of all processes. */
  hits: number;
  /** Milliseconds until the window ends. */
  left: number;
}

/**
 * Adds hits to the windows of their keys; one that has ended begins again. In the order of the keys: two processes that
 * add to the same would otherwise wait for each other.
 */
export async function addHits(
  db: Db,
  hits: ReadonlyMap<string, number>,
  length: number,
): Promise<SharedWindow[]> {
  const { rows } = await sql<SharedWindow>`
    insert into rate_windows as known (key, hits, ends_at)
      select key, hits, now() + ${length} * interval '1 millisecond'
      from unnest(${[...hits.keys()]}::text[], ${[...hits.values()]}::int[]) as fresh (key, hits) order by key
    on conflict (key) do update set
      hits = case when known.ends_at > now() then known.hits else 0 end + excluded.hits,
      ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
    returning key, hits, ${millisecondsLeft} as left
  `.execute(db);
  return rows;
}

/** Takes one hit back, where its window has not ended meanwhile. */
export async function takeHit(db: Db, key: string): Promise<void> {
  await sql`
    update rate_windows set hits = greatest(hits - 1, 0) where key = ${key} and ends_at > now()`.execute(db);
}

/** The window of a key; undefined where none has begun or it has ended. */
export async function findWindow(db: Db, key: string): Promise<SharedWindow | undefined> {
  const { rows } = await sql<SharedWindow>`
    select key, hits, ${millisecondsLeft} as left from rate_windows where key = ${key} and ends_at > now()
  `.execute(db);
  return rows[0];
}

// Not now(), which stands still during a transaction that had to wait.
const millisecondsLeft = sql`greatest(1, extract(epoch from ends_at - clock_timestamp()) * 1000)::float8`;

/** The part of a counter's key that names somebody: no list of what people typed lies in the database. */
export function keyHash(text: string): string {
  return createHash('sha256').update(text.toLowerCase()).digest('base64url');
}
