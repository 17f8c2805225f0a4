import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isNotBlocked } from './blocks.ts';
import type { Viewer, ViewerRef } from './viewer.ts';

/** Profiles (`users` as `alias`) whose dashboard, items and lists the viewer may see; others show the short card. */
export function isOpenProfile(alias: string, viewer: Viewer): RawBuilder<SqlBool> {
  const pilot = sql.ref(`${alias}.id`);
  const audience = sql.ref(`${alias}.audience`);
  if (!viewer) return sql<SqlBool>`${audience} = 'public'`;
  return sql<SqlBool>`(${pilot} = ${viewer.id} or (
    (${audience} = 'public' or (${audience} = 'followers' and ${isFollowed(pilot, viewer)}))
    and ${isNotBlocked(pilot, viewer)}))`;
}

/** Profiles that exist for the viewer. Who blocked someone still knows them, or could never lift the block. */
export function isKnownProfile(alias: string, viewer: Viewer): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.ref(`${alias}.id`)} <> all (array(
    select blocker_id from blocks where blocked_id = ${viewer.id}))`;
}

/** Does the viewer follow the pilot? */
export function isFollowed(pilot: RawBuilder<unknown>, viewer: NonNullable<ViewerRef>): RawBuilder<SqlBool> {
  if (viewer.follows) return sql<SqlBool>`${pilot} = ${viewer.follows}`;
  return sql<SqlBool>`exists (
    select 1 from follows where follows.follower_id = ${viewer.id} and follows.followee_id = ${pilot})`;
}
