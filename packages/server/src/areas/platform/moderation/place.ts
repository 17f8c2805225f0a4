import { type RawBuilder, sql } from 'kysely';

/** The group in which a thing stands, for queries that join the comment that it may be as `said`. */
export function groupOf(table: 'reports' | 'moderation_acts'): RawBuilder<string | null> {
  const kind = sql.ref(`${table}.kind`);
  const target = sql.ref(`${table}.target_id`);
  return sql<string | null>`case ${kind} when 'group' then ${target}
    when 'topic' then (select group_id from topics where topics.id = ${target})
    when 'post' then (select group_id from posts where posts.id = ${target})
    when 'comment' then coalesce((select group_id from topics where topics.id = said.topic_id),
      (select group_id from posts where posts.id = said.post_id)) end`;
}
