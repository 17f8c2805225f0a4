import { type ReportInput, type ReportKind, reportKinds } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { isNotBlocked } from '../../../visibility/blocks.ts';
import {
  isKnownGroup,
  isMember,
  isReadableGroup,
  isReadInGroup,
  isShown,
} from '../../../visibility/groups.ts';
import { isReachable } from '../../../visibility/items.ts';
import { isKnownProfile } from '../../../visibility/profiles.ts';

/** What a report is about, as it reads now. */
export interface Subject {
  ownerId: string;
  title: string;
  content: string;
  /** Whose moderators are notified too. */
  groupId: string | null;
}

/** What is reported, if the reporter may see it. */
export async function findSubject(
  db: Db,
  { kind, target, group }: Pick<ReportInput, 'kind' | 'target' | 'group'>,
  viewer: SessionUser,
): Promise<Subject | undefined> {
  const { rows } = await queries[kind](target, viewer, group).execute(db);
  return rows[0];
}

/** Whether what an act was about is there still, and the viewer may see it. */
export function isSubjectSeen(viewer: SessionUser): RawBuilder<boolean> {
  const target = sql.ref<string>('moderation_acts.target_id');
  const cases = reportKinds.map(
    (kind) => sql`when ${sql.lit(kind)} then exists (${queries[kind](target, viewer, undefined)})`,
  );
  return sql<boolean>`case moderation_acts.kind ${sql.join(cases, sql` `)} end`;
}

type SubjectQuery = (
  id: string | RawBuilder<string>,
  viewer: SessionUser,
  group: string | undefined,
) => RawBuilder<Subject>;

const noGroup = sql`null::uuid as "groupId"`;

const queries: Record<ReportKind, SubjectQuery> = {
  user: (id, viewer, group) => sql`
    select id as "ownerId", username::text as title, name || ' ' || last_name as content,
      ${group ? groupOfBoth(group, viewer) : sql`null::uuid`} as "groupId"
    from users where id = ${id} and ${isKnownProfile('users', viewer)}`,
  flight: (id, viewer) => sql`
    select owner_id as "ownerId", title, description || E'\n' || video_url
      || case when poster_alt = '' then '' else E'\n' || poster_alt end as content, ${noGroup}
    from flights where id = ${id} and ${isReachable('flights', viewer)}`,
  drone: (id, viewer) => sql`
    select owner_id as "ownerId", name as title, description as content, ${noGroup}
    from drones where id = ${id} and ${isReachable('drones', viewer)}`,
  spot: (id, viewer) => sql`
    select owner_id as "ownerId", name as title, description as content, ${noGroup}
    from spots where id = ${id} and ${isReachable('spots', viewer)}`,
  group: (id, viewer) => sql`
    select owner_id as "ownerId", name as title, description as content, ${noGroup}
    from groups where id = ${id} and ${isKnownGroup(viewer)}`,
  topic: (id, viewer) => sql`
    select topics.author_id as "ownerId", topics.title, topics.description as content,
      topics.group_id as "groupId"
    from topics join groups on groups.id = topics.group_id
    where topics.id = ${id} and ${isReadInGroup('topics', viewer)}`,
  post: (id, viewer) => sql`
    select posts.author_id as "ownerId", posts.title, posts.content || coalesce((
        select string_agg(E'\n' || alt, '' order by position) from post_photos
        where post_id = posts.id and alt <> ''), '') as content, posts.group_id as "groupId"
    from posts join groups on groups.id = posts.group_id
    where posts.id = ${id} and ${isReadInGroup('posts', viewer)}`,
  comment: (id, viewer) => sql`
    select comments.author_id as "ownerId", topics.title, comments.text as content,
      topics.group_id as "groupId"
    from comments join topics on topics.id = comments.topic_id join groups on groups.id = topics.group_id
    where comments.id = ${id} and not comments.deleted and ${isReadInGroup('comments', viewer)}
      and ${isReadInGroup('topics', viewer)}
    union all
    select comments.author_id, posts.title, comments.text, posts.group_id
    from comments join posts on posts.id = comments.post_id join groups on groups.id = posts.group_id
    where comments.id = ${id} and not comments.deleted and ${isReadInGroup('comments', viewer)}
      and ${isReadInGroup('posts', viewer)}
    union all
    select comments.author_id, flights.title, comments.text, null::uuid
    from comments join flights on flights.id = comments.flight_id
    where comments.id = ${id} and not comments.deleted and ${isReachable('flights', viewer)}
      and ${isShown('comments', 'author_id', viewer)} and ${isNotBlocked(sql.ref('comments.author_id'), viewer)}`,
};

/** The group, where the pilot is in it and the viewer sees who is. */
function groupOfBoth(group: string, viewer: SessionUser) {
  return sql`(select groups.id from groups where groups.id = ${group} and ${isReadableGroup(viewer)}
    and ${isMember('groups.id', { id: sql.ref('users.id') })})`;
}
