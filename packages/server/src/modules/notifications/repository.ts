import type { Notification, NotificationTarget } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Position } from '../../http/cursor.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { authorColumns, toAuthor } from '../../items/author.ts';
import { isNotBlocked } from '../../visibility/visibility.ts';

/** Beyond this it is just "many". */
const maxUnread = 100;

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

/** Newest first. Of a group that the viewer may no longer read, and of blocked pilots, nothing. */
export function listNotifications(db: Db, viewer: SessionUser, after: Position | null, limit: number) {
  return db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.actor_id')
    .leftJoin('feed_items', 'feed_items.id', 'notifications.item_id')
    .leftJoin('groups', 'groups.id', 'notifications.group_id')
    .leftJoin('topics', 'topics.id', 'notifications.topic_id')
    .select(authorColumns)
    .select(['notifications.id', 'notifications.kind', 'notifications.read_at', 'notifications.created_at'])
    .select(['notifications.item_id', 'notifications.group_id', 'notifications.topic_id'])
    .select(['feed_items.kind as item_kind', 'groups.name as group_name', 'topics.title as topic_title'])
    .select(
      sql<string | null>`case feed_items.kind
        when 'flight' then (select title from flights where id = item_id)
        when 'drone' then (select name from drones where id = item_id)
        when 'spot' then (select name from spots where id = item_id) end`.as('item_title'),
    )
    .where(isTold(viewer))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(notifications.created_at, notifications.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(limit)
    .execute();
}

export async function countUnread(db: Db, viewer: SessionUser): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from notifications left join groups on groups.id = notifications.group_id
      where read_at is null and ${isTold(viewer)} limit ${maxUnread}
    ) as unread
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function markRead(db: Db, viewer: SessionUser, ids: string[] | undefined): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', viewer.id)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any(${ids ?? []}::uuid[])`))
    .execute();
}

function isTold(viewer: SessionUser): RawBuilder<SqlBool> {
  return sql<SqlBool>`notifications.user_id = ${viewer.id}
    and ${isNotBlocked(sql.ref('notifications.actor_id'), viewer)}
    and (notifications.group_id is null or exists (
      select 1 from group_members where group_members.group_id = notifications.group_id
        and group_members.user_id = ${viewer.id} and group_members.status = 'member')
      or (not groups.private and not exists (
        select 1 from group_members where group_members.group_id = notifications.group_id
          and group_members.user_id = ${viewer.id} and group_members.status = 'banned')))`;
}

export function toNotification(row: NotificationRow): Notification {
  return {
    _id: row.id,
    kind: row.kind,
    actor: toAuthor(row),
    target: targetOf(row),
    read: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
    updatedAt: (row.read_at ?? row.created_at).toISOString(),
  };
}

function targetOf(row: NotificationRow): Notification['target'] {
  const target = (kind: NotificationTarget, _id: string, title: string | null) => ({
    kind,
    _id,
    title: title ?? '',
    group: row.group_id,
  });
  if (row.topic_id) return target('topic', row.topic_id, row.topic_title);
  if (row.group_id) return target('group', row.group_id, row.group_name);
  if (row.item_id && row.item_kind) return target(row.item_kind, row.item_id, row.item_title);
  return target('pilot', row.author_id, row.author_name);
}
