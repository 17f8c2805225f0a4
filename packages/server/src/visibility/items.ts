import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isNotBlocked } from './blocks.ts';
import { isFollowed } from './profiles.ts';
import type { Viewer, ViewerRef } from './viewer.ts';

/**
 * THE rule of who sees what, as SQL. Every read of a flight, drone, spot, feed item or profile takes its WHERE from
 * here; nothing is filtered afterwards.
 *
 * An item's `audience` column is already the narrower of its own visibility and its owner's privacy (migration 003),
 * so what is left is the viewer: the owner sees all, followers what is for followers, everyone what is public, and
 * neither side of a block anything. What an administrator has hidden has its owner for an audience (migration 034).
 * While a change of privacy goes through the things of a pilot with many (migration 067), their columns may still be the
 * wider ones: then the pilot's row in `privacy_changes` says the most that counts.
 *
 * `alias` is the name of the table or subquery with `owner_id`, `audience` and `link_audience`.
 */

/** Items of others that the viewer finds in lists: feeds, dashboards, maps, searches, counts. */
export function isListed(alias: string, viewer: Viewer): RawBuilder<SqlBool> {
  return sees(sql.ref(`${alias}.owner_id`), sql.ref(`${alias}.audience`), viewer);
}

/** Items that the viewer may open by their address: as listed, and unlisted ones too. */
export function isReachable(alias: string, viewer: ViewerRef): RawBuilder<SqlBool> {
  return sees(sql.ref(`${alias}.owner_id`), sql.ref(`${alias}.link_audience`), viewer);
}

function sees(
  owner: RawBuilder<unknown>,
  audience: RawBuilder<unknown>,
  viewer: ViewerRef,
): RawBuilder<SqlBool> {
  const isPublic = sql`${audience} = 'public' and ${owner} <> all (${narrowedTo('followers')})`;
  if (!viewer) return sql<SqlBool>`(${isPublic})`;
  return sql<SqlBool>`(${owner} = ${viewer.id} or (
    ((${isPublic}) or (${audience} >= 'followers' and ${isFollowed(owner, viewer)}))
    and ${isNotBlocked(owner, viewer)} and ${isNotClosing(owner)}))`;
}

/** Pilots whose things are to be for so few at most, and are not all yet. Read once per query: nearly always none. */
const narrowedTo = (audience: 'owner' | 'followers') =>
  sql`array(select user_id from privacy_changes where audience <= ${sql.lit(audience)}::audience)`;

/** Nobody but the pilot is to see their things, though not all of them say so yet. */
export function isNotClosing(pilot: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${pilot} <> all (${narrowedTo('owner')})`;
}

/** What is public by its row and meanwhile for followers at most: what a count of public things holds too much of. */
export function isNarrowing(owner: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${owner} = any (${narrowedTo('followers')})`;
}
