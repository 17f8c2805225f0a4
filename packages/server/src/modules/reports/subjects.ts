import type { ReportKind } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import {
  isKnownGroup,
  isKnownProfile,
  isNotBlocked,
  isReachable,
  isShown,
} from '../../visibility/visibility.ts';

/** What a report is about, as it reads now. */
export interface Subject {
  ownerId: string;
  title: string;
  content: string;
}

/** The item of that kind, if the reporter may see it. */
export async function findSubject(
  db: Db,
  kind: ReportKind,
  id: string,
  viewer: SessionUser,
): Promise<Subject | undefined> {
  const { rows } = await queries[kind](id, viewer).execute(db);
  return rows[0];
}

type SubjectQuery = (id: string, viewer: SessionUser) => RawBuilder<Subject>;

const queries: Record<ReportKind, SubjectQuery> = {
  user: (id, viewer) => sql`
    select id as "ownerId", username::text as title, name || ' ' || last_name as content
    from users where id = ${id} and ${isKnownProfile('users', viewer)}`,
  flight: (id, viewer) => sql`
    select owner_id as "ownerId", title, description || E'\n' || video_url as content
    from flights where id = ${id} and ${isReachable('flights', viewer)}`,
  drone: (id, viewer) => sql`
    select owner_id as "ownerId", name as title, description as content
    from drones where id = ${id} and ${isReachable('drones', viewer)}`,
  spot: (id, viewer) => sql`
    select owner_id as "ownerId", name as title, description as content
    from spots where id = ${id} and ${isReachable('spots', viewer)}`,
  group: (id, viewer) => sql`
    select owner_id as "ownerId", name as title, description as content
    from groups where id = ${id} and ${isKnownGroup(viewer)}`,
  topic: (id, viewer) => sql`
    select topics.author_id as "ownerId", topics.title, topics.description as content
    from topics join groups on groups.id = topics.group_id
    where topics.id = ${id} and ${isRead('topics', viewer)}`,
  post: (id, viewer) => sql`
    select posts.author_id as "ownerId", posts.title, posts.content
    from posts join groups on groups.id = posts.group_id
    where posts.id = ${id} and ${isRead('posts', viewer)}`,
  comment: (id, viewer) => sql`
    select comments.author_id as "ownerId", topics.title, comments.text as content
    from comments join topics on topics.id = comments.topic_id join groups on groups.id = topics.group_id
    where comments.id = ${id} and not comments.deleted and ${isRead('comments', viewer)}
    union all
    select comments.author_id, flights.title, comments.text
    from comments join flights on flights.id = comments.flight_id
    where comments.id = ${id} and not comments.deleted and ${isReachable('flights', viewer)}
      and ${isShown('comments', 'author_id', viewer)} and ${isNotBlocked(sql.ref('comments.author_id'), viewer)}`,
};

/** What members of a group wrote: for members, and for everyone signed in where it is public. */
function isRead(table: 'topics' | 'posts' | 'comments', viewer: SessionUser) {
  return sql`${isKnownGroup(viewer)} and ${isShown(table, 'author_id', viewer)}
    and ${isNotBlocked(sql.ref(`${table}.author_id`), viewer)}
    and (not groups.private or exists (select 1 from group_members where group_members.group_id = groups.id
      and group_members.user_id = ${viewer.id} and group_members.status = 'member'))`;
}
