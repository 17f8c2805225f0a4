import type { Group } from '@estela/contracts';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { groupPictureAccess, itemPictureUrl } from '../../../media/picture-columns.ts';
import { ownerColumns, toOwner } from '../../../people/owner.ts';
import { countReported } from './reported.ts';

/** Requests to join, for those who decide on them. */
const countWaiting = sql<
  number | null
>`case when own.status = 'member' and own.role in ('owner', 'admin') then (
  select count(*) from group_members waiting where waiting.group_id = groups.id and waiting.status = 'pending') end`;

/** Groups with the viewer's membership. Callers add WHERE, and `isKnownGroup` to it. */
export function selectGroups(db: Db, viewer: SessionUser) {
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
      'groups.hidden',
      'groups.tags',
      'groups.rules',
      'groups.questions',
      'groups.history_from',
      'groups.image_id',
      'groups.member_count',
      'groups.topic_count',
      'groups.post_count',
      'groups.created_at',
      'groups.updated_at',
      'own.role',
      'own.status',
      'own.level',
      groupPictureAccess(viewer).as('access'),
      countWaiting.as('waiting'),
      countReported(viewer).as('reported'),
    ]);
}

export type GroupRow = InferResult<ReturnType<typeof selectGroups>>[number];

export function toGroup(row: GroupRow): Group {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    private: row.private,
    ...(row.hidden && { hidden: true }),
    tags: row.tags,
    rules: row.rules,
    questions: row.questions,
    showHistory: row.history_from === null,
    image: itemPictureUrl(row.image_id, row.access),
    owner: toOwner(row),
    memberCount: row.member_count,
    postCount: row.post_count,
    topicCount: row.topic_count,
    membership:
      row.role && row.status
        ? {
            role: row.role,
            status: row.status,
            ...(row.status === 'member' && row.level && { level: row.level }),
          }
        : null,
    ...(row.waiting !== null && { waiting: row.waiting }),
    ...(row.reported !== null && { reported: row.reported }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
