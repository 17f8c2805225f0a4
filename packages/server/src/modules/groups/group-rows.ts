import type { Group } from '@estela/contracts';
import { type InferResult, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Viewer } from '../../identity/viewer.ts';
import { ownerColumns, toOwner } from '../../items/owner.ts';

/** Groups with the viewer's standing. Callers add WHERE, and `isKnownGroup` to it. */
export function selectGroups(db: Db, viewer: Viewer) {
  return db
    .selectFrom('groups')
    .innerJoin('users', 'users.id', 'groups.owner_id')
    .leftJoin('group_members as own', (join) =>
      join.onRef('own.group_id', '=', 'groups.id').on('own.user_id', '=', viewer.id),
    )
    .select(ownerColumns)
    .select([
      'groups.id',
      'groups.name',
      'groups.description',
      'groups.private',
      'groups.tags',
      'groups.member_count',
      'groups.topic_count',
      'groups.post_count',
      'groups.created_at',
      'groups.updated_at',
      'own.role',
      'own.status',
    ]);
}

/** Everyone signed in knows of a group but who is banned from it. */
export function isKnownGroup(viewer: Viewer): RawBuilder<SqlBool> {
  return sql<SqlBool>`groups.id <> all (array(
    select group_id from group_members where user_id = ${viewer.id} and status = 'banned'))`;
}

export type GroupRow = InferResult<ReturnType<typeof selectGroups>>[number];

export function toGroup(row: GroupRow): Group {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    private: row.private,
    tags: row.tags,
    owner: toOwner(row),
    memberCount: row.member_count,
    postCount: row.post_count,
    topicCount: row.topic_count,
    membership: row.role && row.status ? { role: row.role, status: row.status } : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
