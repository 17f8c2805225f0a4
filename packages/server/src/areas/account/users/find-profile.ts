import { type CompiledQuery, type InferResult, sql } from 'kysely';
import { KeptStatements } from '../../../database/kept-statement.ts';
import type { Db } from '../../../database/open.ts';
import { summaryColumns } from '../../../identity/user-summary.ts';
import { isKnownProfile, isOpenProfile } from '../../../visibility/profiles.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { relationColumns } from './relation.ts';

export type ProfileKey = { id: string } | { username: string };
export type ProfileRow = InferResult<ReturnType<typeof selectProfile>>[number];

/** Stand in a kept statement where each request has its own. */
const placeholders = { viewer: { id: 'the viewer' }, pilot: 'the pilot' };
const kept = new KeptStatements<ProfileRow>();

/** A pilot that the viewer may know of, with what decides between the whole profile and the short card. */
export async function findProfile(db: Db, key: ProfileKey, viewer: Viewer): Promise<ProfileRow | undefined> {
  const { rows } = await db.executeQuery(profileStatement(db, key, viewer));
  return rows[0];
}

/** Pages of pilots and lists of their follows begin with it: it is compiled once per query shape. */
export function profileStatement(db: Db, key: ProfileKey, viewer: Viewer): CompiledQuery<ProfileRow> {
  const [column, value] =
    'id' in key ? (['users.id', key.id] as const) : (['users.username', key.username] as const);
  // As of a follower, for a preview: rare.
  if (viewer?.follows) return selectProfile(db, column, value, viewer).compile();
  const own = new Map<unknown, unknown>([
    [placeholders.viewer.id, viewer?.id],
    [placeholders.pilot, value],
  ]);
  return kept.of(`${column} ${viewer !== null}`, own, () =>
    selectProfile(db, column, placeholders.pilot, viewer && placeholders.viewer).compile(),
  );
}

export function selectProfile(db: Db, column: 'users.id' | 'users.username', value: string, viewer: Viewer) {
  return db
    .selectFrom('users')
    .innerJoin('pilot_stats', 'pilot_stats.user_id', 'users.id')
    .select([...summaryColumns, 'users.last_name', 'users.social', 'users.created_at', 'users.updated_at'])
    .select([followCount('followers').as('followers'), followCount('following').as('following')])
    .select(relationColumns(viewer))
    .select(blockedBy(viewer).as('blockedByMe'))
    .select(isOpenProfile('users', viewer).as('isOpen'))
    .where(column, '=', value)
    .where(isKnownProfile('users', viewer));
}

/** Those that are counted in the pilot's row, and those beside it (migration 059). */
function followCount(column: 'followers' | 'following') {
  return sql<number>`(pilot_stats.${sql.ref(column)} + coalesce(
    (select sum(follow_steps.${sql.ref(column)}) from follow_steps where user_id = pilot_stats.user_id), 0))::int`;
}

function blockedBy(viewer: Viewer) {
  if (!viewer) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from blocks where blocker_id = ${viewer.id} and blocked_id = users.id)`;
}
