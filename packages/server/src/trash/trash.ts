import { type GroupTalkKind, limits } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';

type Parts = Record<string, RawBuilder<unknown>>;

/** What goes with each by a foreign key, in the order in which it can come back; `gone` is its row. */
const parts: Record<GroupTalkKind, Parts> = {
  topic: {
    topics: sql`part.id = gone.id`,
    topic_reads: sql`part.topic_id = gone.id`,
    topic_mutes: sql`part.topic_id = gone.id`,
    comments: sql`part.topic_id = gone.id`,
    comment_mentions: sql`part.comment_id in (select id from comments where topic_id = gone.id)`,
    notifications: sql`part.topic_id = gone.id`,
  },
  post: {
    media: sql`part.id in (select media_id from post_photos where post_id = gone.id)`,
    posts: sql`part.id = gone.id`,
    post_likes: sql`part.post_id = gone.id`,
    post_photos: sql`part.post_id = gone.id`,
    comments: sql`part.post_id = gone.id`,
    comment_mentions: sql`part.comment_id in (select id from comments where post_id = gone.id)`,
    notifications: sql`part.post_id = gone.id`,
  },
  comment: {
    // The empty place of a deleted comment goes with its last reply.
    comments: sql`part.id = gone.id or (part.id = gone.parent_id and part.deleted)`,
    comment_mentions: sql`part.comment_id = gone.id`,
    notifications: sql`part.comment_id = gone.id`,
  },
};

const tables = { topic: 'topics', post: 'posts', comment: 'comments' } as const;

/** How long what was deleted can come back. */
const kept = sql`${limits.restoreWindow.seconds} * interval '1 second'`;

/** The files go after that. */
const margin = sql`interval '1 minute'`;

/** What is kept of `id` names these pictures. */
const keptPictures = (id: string) => sql`select (part ->> 'id')::uuid
  from deleted_talk cross join jsonb_array_elements(content -> 'media') as part where deleted_talk.id = ${id}`;

interface Deleted {
  kind: GroupTalkKind;
  id: string;
  groupId: string;
  deletedBy: string;
}

/** Writes beside what is about to be deleted, for whoever deletes it. What an administrator has hidden does not come back. */
export async function archive(trx: Db, { kind, id, groupId, deletedBy }: Deleted): Promise<void> {
  const table = sql.table(tables[kind]);
  // What is under way comes before, and is kept, or finds it gone.
  await sql`select 1 from ${table} where id = ${id} for update`.execute(trx);
  const rows = Object.entries(parts[kind]).map(
    ([name, isPart]) =>
      sql`${name}::text, (select coalesce(jsonb_agg(to_jsonb(part)), '[]') from ${sql.table(name)} as part where ${isPart})`,
  );
  await sql`insert into deleted_talk (id, kind, group_id, deleted_by, content)
    select gone.id, ${kind}::text, ${groupId}::uuid, ${deletedBy}::uuid, jsonb_build_object(${sql.join(rows)})
    from ${table} as gone where gone.id = ${id} and not gone.hidden
    on conflict (id) do update set deleted_by = excluded.deleted_by, deleted_at = now(), content = excluded.content`.execute(
    trx,
  );
}

/** Once it is deleted: its pictures can come back as long as it can. */
export async function keepPictures(trx: Db, id: string): Promise<void> {
  await sql`update media_removals set due_at = now() + ${kept} + ${margin}
    where media_id in (${keptPictures(id)})`.execute(trx);
}

/**
 * Brings back what a pilot deleted a short while ago, as it was, and nobody is told of it again. Resolves with the instant
 * of the deletion, or nothing where it cannot come back.
 */
export async function restoreDeleted(
  trx: Db,
  { kind, id, groupId, deletedBy }: Deleted,
): Promise<Date | null> {
  const { rows } = await sql<{ deleted_at: Date }>`select deleted_at from deleted_talk
    where id = ${id} and kind = ${kind} and group_id = ${groupId} and deleted_by = ${deletedBy}
      and deleted_at > now() - ${kept} for update`.execute(trx);
  if (!rows[0]) return null;
  const putBack = (table: string, only: RawBuilder<unknown> = sql`true`) =>
    sql`select put_back(${table}::regclass, (select jsonb_agg(part)
      from deleted_talk cross join jsonb_array_elements(content -> ${table}::text) as part
      where id = ${id} and ${only}))`.execute(trx);

  // A comment with replies has left its place.
  if (kind === 'comment')
    await sql`update comments set deleted = false, text = part ->> 'text'
      from deleted_talk cross join jsonb_array_elements(content -> 'comments') as part
      where deleted_talk.id = ${id} and comments.id = ${id} and part ->> 'id' = ${id}`.execute(trx);
  for (const table of Object.keys(parts[kind])) {
    // Comments write notifications again: those of then, read or not, take their place.
    if (table === 'notifications')
      await sql`delete from notifications where comment_id in (
        select (part ->> 'id')::uuid from deleted_talk cross join jsonb_array_elements(content -> 'comments') as part
        where deleted_talk.id = ${id})`.execute(trx);
    if (table !== 'comments') await putBack(table);
    else {
      await putBack(table, sql`part ->> 'parent_id' is null`);
      await putBack(table, sql`part ->> 'parent_id' is not null`);
    }
  }
  await sql`delete from media_removals where media_id in (
    select id from media where id in (${keptPictures(id)}))`.execute(trx);
  await recount(trx, kind, id);
  // What this transaction would tell open pages again: the comment that is back they do not know yet.
  const known = kind === 'comment' ? sql`kind = 'notification'` : sql`true`;
  await sql`delete from events where xid = pg_current_xact_id() and ${known}`.execute(trx);
  await sql`delete from deleted_talk where id = ${id}`.execute(trx);
  const back = await sql`select 1 from ${sql.table(tables[kind])} where id = ${id}`.execute(trx);
  return back.rows.length > 0 ? rows[0].deleted_at : null;
}

/** Rows came back with their counts, and triggers counted what came back with them once more. */
async function recount(trx: Db, kind: GroupTalkKind, id: string): Promise<void> {
  if (kind === 'topic')
    await sql`update topics set comment_count = (
      select count(*) from comments where topic_id = topics.id and not deleted and not hidden
    ) where id = ${id}`.execute(trx);
  if (kind === 'post')
    await sql`update posts set likes = (select count(*) from post_likes where post_id = posts.id),
      comment_count = (select count(*) from comments where post_id = posts.id and not deleted and not hidden)
      where id = ${id}`.execute(trx);
}

/** What can come back no more. */
export async function forgetDeletedTalk(db: Db): Promise<void> {
  await sql`delete from deleted_talk where deleted_at <= now() - ${kept}`.execute(db);
}
