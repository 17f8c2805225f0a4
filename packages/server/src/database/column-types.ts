import type { ColumnType, Generated } from 'kysely';

// An instant is written as a Date or as text and read as a Date. Most columns default to now.
export type GivenInstant = ColumnType<Date, Date | string, Date | string>;
export type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
export type Day = ColumnType<string | null, string | null | undefined, string | null>;
// Triggers write these; an INSERT that sends one is overruled.
export type ByTrigger<T> = ColumnType<T, never, never>;
export type Json<T> = ColumnType<T, string, string>;

export interface Dated {
  created_at: Instant;
  updated_at: Instant;
}

/** Hidden by an administrator: only its owner or author sees it. */
export interface Hideable {
  hidden: Generated<boolean>;
}
