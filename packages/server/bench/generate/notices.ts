import { type RawBuilder, sql } from 'kysely';

/** The notifications that the triggers of migration 009 would have written; what is older than three days is read. */
export function noticeStatements(at: string): RawBuilder<unknown>[] {
  const read = (column: string) =>
    sql`case when ${sql.ref(column)} < ${at}::timestamptz - interval '3 days' then ${sql.ref(column)} end`;
  return [
    sql`insert into notifications (id, user_id, kind, actor_id, item_id, gathered, read_at, created_at)
      select pg_temp.id_at(likes.created_at, row_number() over (order by user_id, item_id), 90), owner_id, 'like',
        user_id, item_id, nullif(row_number() over (partition by item_id order by likes.created_at desc) > 1, false),
        ${read('likes.created_at')}, likes.created_at
      from likes join feed_items on feed_items.id = item_id where owner_id <> user_id`,
    sql`insert into notifications (id, user_id, kind, actor_id, read_at, created_at)
      select pg_temp.id_at(created_at, row_number() over (order by follower_id, followee_id), 91), followee_id,
        'follow', follower_id, ${read('created_at')}, created_at from follows`,
    sql`insert into notifications (id, user_id, kind, actor_id, group_id, read_at, created_at)
      select pg_temp.id_at(member.created_at, row_number() over (order by group_id, user_id), 92), owner_id,
        'groupJoin', user_id, group_id, ${read('member.created_at')}, member.created_at
      from group_members as member join groups on groups.id = group_id where owner_id <> user_id`,
    sql`insert into notifications (id, user_id, kind, actor_id, group_id, topic_id, comment_id, read_at, created_at)
      select pg_temp.id_at(comment.created_at, row_number() over (order by comment.id), 93), recipient.user_id, recipient.kind,
        comment.author_id, topics.group_id, topics.id, comment.id, ${read('comment.created_at')}, comment.created_at
      from comments as comment join topics on topics.id = comment.topic_id
      left join comments as answered on answered.id = comment.parent_id
      cross join lateral (
        select answered.author_id, 'reply' where answered.author_id <> comment.author_id
        union all select topics.author_id, 'comment' where topics.author_id <> comment.author_id
          and topics.author_id is distinct from answered.author_id
      ) as recipient (user_id, kind)`,
  ];
}
