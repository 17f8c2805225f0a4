import type { Notification, NotificationTarget } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Position } from '../../http/cursor.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { authorColumns, toAuthor } from '../../items/author.ts';
import { isNotBlocked, isReachable, isShown } from '../../visibility/visibility.ts';

/** Who did it; the pilots themselves, as it were, where it is a reminder. */
const teller = sql<string>`coalesce(notifications.actor_id, notifications.user_id)`;

/** Beyond this it is just "many". */
const maxUnread = 100;

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

/** Newest first. Of a group or an item that the viewer may no longer see, and of blocked pilots, nothing. */
export function listNotifications(db: Db, viewer: SessionUser, after: Position | null, limit: number) {
  return db
    .selectFrom('notifications')
    .innerJoin('users', (join) => join.on(sql<SqlBool>`users.id = ${teller}`))
    .leftJoin('feed_items', 'feed_items.id', 'notifications.item_id')
    .leftJoin('groups', 'groups.id', 'notifications.group_id')
    .leftJoin('topics', 'topics.id', 'notifications.topic_id')
    .leftJoin('moderation_acts as act', 'act.id', 'notifications.act_id')
    .leftJoin('fly_days as day', 'day.id', 'notifications.fly_day_id')
    .leftJoin('reminder_rules as rule', 'rule.id', 'notifications.rule_id')
    .select(authorColumns)
    .select(['notifications.id', 'notifications.kind', 'notifications.read_at', 'notifications.created_at'])
    .select(['notifications.item_id', 'notifications.group_id', 'notifications.topic_id'])
    .select(['notifications.actor_id', 'notifications.due_on', 'notifications.equipment_item_id'])
    .select(['notifications.act_id', 'act.title as act_title'])
    .select(['notifications.fly_day_id', 'notifications.fly_day_event'])
    .select(sql<string | null>`coalesce(day.title, notifications.fly_day_title)`.as('fly_day_title'))
    .select(sql<Date | null>`coalesce(day.at, notifications.fly_day_at)`.as('fly_day_at'))
    .select(['rule.drone_id', 'rule.component_id', 'rule.equipment_item_id as rule_item_id', 'rule.text'])
    .select(['feed_items.kind as item_kind', 'groups.name as group_name', 'topics.title as topic_title'])
    .select(
      sql<string | null>`case feed_items.kind
        when 'flight' then (select title from flights where id = item_id)
        when 'drone' then (select name from drones where id = item_id)
        when 'spot' then (select name from spots where id = item_id) end`.as('item_title'),
    )
    .select(
      sql<string | null>`coalesce((select name from drones where id = rule.drone_id),
        (select name from components where id = rule.component_id),
        (select name from equipment_items
          where id = coalesce(rule.equipment_item_id, notifications.equipment_item_id)))`.as('gear_name'),
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
        left join feed_items on feed_items.id = notifications.item_id
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
    and ${isNotBlocked(teller, viewer)}
    and (notifications.item_id is null or ${isReachable('feed_items', viewer)})
    and (notifications.group_id is null or ${isShown('groups', 'owner_id', viewer)})
    and ${isOfShown('topics', 'topic_id', viewer)} and ${isOfShown('comments', 'comment_id', viewer)}
    and (notifications.group_id is null or exists (
      select 1 from group_members where group_members.group_id = notifications.group_id
        and group_members.user_id = ${viewer.id} and (group_members.status = 'member'
          or (group_members.status = 'invited' and notifications.kind = 'groupInvite')))
      or (not groups.private and not exists (
        select 1 from group_members where group_members.group_id = notifications.group_id
          and group_members.user_id = ${viewer.id} and group_members.status = 'banned')))`;
}

/** Not of a topic or a comment that was hidden since. */
function isOfShown(
  table: 'topics' | 'comments',
  column: 'topic_id' | 'comment_id',
  viewer: SessionUser,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select 1 from ${sql.table(table)} where id = ${sql.ref(`notifications.${column}`)}
    and not ${isShown(table, 'author_id', viewer)})`;
}

export function toNotification(row: NotificationRow): Notification {
  return {
    _id: row.id,
    kind: row.kind,
    actor: row.actor_id ? toAuthor(row) : null,
    target: targetOf(row),
    text: row.text ?? '',
    dueOn: row.due_on,
    ...(row.fly_day_event &&
      row.fly_day_at && { flyDay: { event: row.fly_day_event, at: row.fly_day_at.toISOString() } }),
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
  const item = row.rule_item_id ?? row.equipment_item_id;
  if (row.act_id) return target('moderation', row.act_id, row.act_title);
  if (row.drone_id) return target('drone', row.drone_id, row.gear_name);
  if (row.component_id) return target('component', row.component_id, row.gear_name);
  if (item) return target('equipmentItem', item, row.gear_name);
  if (row.fly_day_id) return target('flyDay', row.fly_day_id, row.fly_day_title);
  // One that was deleted leads to the group that had planned it.
  if (row.fly_day_event && row.group_id) return target('group', row.group_id, row.fly_day_title);
  if (row.topic_id) return target('topic', row.topic_id, row.topic_title);
  if (row.group_id) return target('group', row.group_id, row.group_name);
  if (row.item_id && row.item_kind) return target(row.item_kind, row.item_id, row.item_title);
  return target('pilot', row.author_id, row.author_name);
}
