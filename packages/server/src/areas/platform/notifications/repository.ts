import type { Notification, NotificationTarget } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { rowLives } from '../../../database/row-lives.ts';
import type { Position } from '../../../http/cursor.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { authorColumns, toAuthor } from '../../../people/author.ts';
import { isNotBlocked } from '../../../visibility/blocks.ts';
import {
  isInvited,
  isModerator,
  isPlannedInGroup,
  isReadableGroup,
  isReadInGroup,
  isShown,
} from '../../../visibility/groups.ts';
import { isReachable } from '../../../visibility/items.ts';
import { awaitsGroup } from '../../groups/groups/index.ts';

/** Beyond this it is just "many". */
const maxOthers = 99;

const maxUnread = 100;

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

/** Newest first. Of a group or an item that the viewer may no longer see, and of blocked pilots, nothing. */
export function listNotifications(db: Db, viewer: SessionUser, after: Position | null, limit: number) {
  return db
    .selectFrom('notifications')
    .innerJoin('users', (join) => join.on(sql<SqlBool>`users.id = ${actorOf(viewer)}`))
    .leftJoin('feed_items', 'feed_items.id', 'notifications.item_id')
    .leftJoin('groups', 'groups.id', 'notifications.group_id')
    .leftJoin('topics', 'topics.id', 'notifications.topic_id')
    .leftJoin('posts', 'posts.id', 'notifications.post_id')
    .leftJoin('moderation_acts as act', 'act.id', 'notifications.act_id')
    .leftJoin('fly_days as day', 'day.id', 'notifications.fly_day_id')
    .leftJoin('reminder_rules as rule', 'rule.id', 'notifications.rule_id')
    .select(authorColumns)
    .select(
      sql<number>`case when notifications.kind = 'like' then (
        select count(*) - 1 from (${likers(viewer)} limit ${maxOthers + 1}) as counted) else 0 end`.as(
        'others',
      ),
    )
    .select(['notifications.id', 'notifications.kind', 'notifications.read_at', 'notifications.created_at'])
    .select([
      'notifications.item_id',
      'notifications.group_id',
      'notifications.topic_id',
      'notifications.post_id',
    ])
    .select(['notifications.actor_id', 'notifications.due_on', 'notifications.equipment_item_id'])
    .select(['notifications.act_id', 'act.title as act_title'])
    .select(['notifications.fly_day_id', 'notifications.fly_day_event'])
    .select(sql<string | null>`coalesce(day.title, notifications.fly_day_title)`.as('fly_day_title'))
    .select(sql<Date | null>`coalesce(day.at, notifications.fly_day_at)`.as('fly_day_at'))
    .select(['rule.drone_id', 'rule.component_id', 'rule.equipment_item_id as rule_item_id', 'rule.text'])
    .select(['feed_items.kind as item_kind', 'groups.name as group_name', 'topics.title as topic_title'])
    .select(['posts.title as post_title', 'notifications.comment_id'])
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
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', viewer.id)
    .where('read_at', 'is', null)
    .where(sql<SqlBool>`gathered is not true`)
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any(${ids ?? []}::uuid[])`))
    .executeTakeFirstOrThrow();
  // Other open pages of the pilot count again.
  if (numUpdatedRows > 0n)
    await sql`insert into events (user_id, kind, data)
      select user_id, 'notificationsChanged', '{}' from event_watchers where user_id = ${viewer.id}`.execute(
      db,
    );
}

/** Who liked the same thing, the newest first. */
function likers(viewer: SessionUser): RawBuilder<{ actor_id: string }> {
  return sql`select liked.actor_id from notifications as liked
    where liked.item_id = notifications.item_id and liked.kind = 'like'
      and ${isNotBlocked(sql.ref('liked.actor_id'), viewer)}
    order by liked.created_at desc, liked.id desc`;
}

/** Who did it, nobody where those who did are blocked; the pilots themselves, as it were, where it is a reminder. */
function actorOf(viewer: SessionUser): RawBuilder<string> {
  return sql<string>`case when notifications.kind = 'like' then (${likers(viewer)} limit 1)
    else coalesce(notifications.actor_id, notifications.user_id) end`;
}

function isTold(viewer: SessionUser): RawBuilder<SqlBool> {
  return sql<SqlBool>`notifications.user_id = ${viewer.id} and notifications.created_at > now() - ${rowLives.notification}
    and notifications.gathered is not true and ${isNotBlocked(actorOf(viewer), viewer)}
    and (notifications.item_id is null or ${isReachable('feed_items', viewer)})
    and (notifications.report_id is null or ${isWaitingReport(viewer)})
    and ${isOfRead('topics', 'topic_id', isReadInGroup('topics', viewer))}
    and ${isOfRead('posts', 'post_id', isReadInGroup('posts', viewer))}
    and ${isOfRead('fly_days', 'fly_day_id', isPlannedInGroup(viewer))}
    and not exists (select 1 from comments where id = comment_id and not ${isShown('comments', 'author_id', viewer)})
    and (notifications.group_id is null or ${isReadableGroup(viewer)}
      or (notifications.kind = 'groupInvite' and ${isInvited(viewer)}))`;
}

/** Of a report for as long as the viewer moderates its group and it waits there. */
function isWaitingReport(viewer: SessionUser): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from reports where reports.id = notifications.report_id
    and ${isModerator('reports.group_id', viewer)} and ${awaitsGroup(viewer)})`;
}

/** Not of a topic, a post or a fly-day that the viewer may not read: that would reveal its title. */
function isOfRead(
  table: 'topics' | 'posts' | 'fly_days',
  column: 'topic_id' | 'post_id' | 'fly_day_id',
  isRead: RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select 1 from ${sql.table(table)} where id = ${sql.ref(`notifications.${column}`)}
    and not (${isRead}))`;
}

export function toNotification(row: NotificationRow): Notification {
  const { kind: type } = row;
  const subject = subjectOf(row);
  return {
    _id: row.id,
    type,
    kind: type,
    actor: row.actor_id ? toAuthor(row) : null,
    others: row.others,
    subject,
    target: subject,
    text: row.text ?? '',
    dueOn: row.due_on,
    ...(row.fly_day_event &&
      row.fly_day_at && { flyDay: { event: row.fly_day_event, at: row.fly_day_at.toISOString() } }),
    read: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
    updatedAt: (row.read_at ?? row.created_at).toISOString(),
  };
}

function subjectOf(row: NotificationRow): Notification['subject'] {
  const subject = (kind: NotificationTarget, _id: string, title: string | null) => ({
    kind,
    _id,
    title: title ?? '',
    group: row.group_id,
    ...(row.comment_id && { comment: row.comment_id }),
  });
  const item = row.rule_item_id ?? row.equipment_item_id;
  if (row.act_id) return subject('moderation', row.act_id, row.act_title);
  if (row.drone_id) return subject('drone', row.drone_id, row.gear_name);
  if (row.component_id) return subject('component', row.component_id, row.gear_name);
  if (item) return subject('equipmentItem', item, row.gear_name);
  if (row.fly_day_id) return subject('flyDay', row.fly_day_id, row.fly_day_title);
  // One that was deleted leads to the group that had planned it.
  if (row.fly_day_event && row.group_id) return subject('group', row.group_id, row.fly_day_title);
  if (row.topic_id) return subject('topic', row.topic_id, row.topic_title);
  if (row.post_id) return subject('post', row.post_id, row.post_title);
  if (row.group_id) return subject('group', row.group_id, row.group_name);
  if (row.item_id && row.item_kind) return subject(row.item_kind, row.item_id, row.item_title);
  return subject('pilot', row.author_id, row.author_name);
}
