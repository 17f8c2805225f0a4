import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer, ViewerRef } from './viewer.ts';

/** Neither has blocked the other. The list is read once per query, not once per row: nearly always it is empty. */
export function isNotBlocked(
  owner: RawBuilder<unknown>,
  viewer: NonNullable<ViewerRef>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${owner} <> all (${blockedPilots(viewer)})`;
}

/** One has blocked the other: what a count that everybody shares holds too much of. */
export function isBlocked(owner: RawBuilder<unknown>, viewer: NonNullable<Viewer>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${owner} = any (${blockedPilots(viewer)})`;
}

/** Nearly always false, and then what depends on it costs nothing. */
export function hasBlocks(viewer: NonNullable<Viewer>): RawBuilder<SqlBool> {
  return sql<SqlBool>`cardinality(${blockedPilots(viewer)}) > 0`;
}

const blockedPilots = (viewer: NonNullable<ViewerRef>) => sql`array(
    select blocked_id from blocks where blocker_id = ${viewer.id}
    union all select blocker_id from blocks where blocked_id = ${viewer.id})`;
