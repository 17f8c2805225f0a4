import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SessionUser } from '../../../identity/session-user.ts';

/**
 * Rows of `reports` that wait for the moderators of their group: neither they nor an administrator have decided, and what
 * was reported is there. Nobody sees here what was reported about themselves.
 * Its subqueries are values, not `exists`: the planner would read all members at once for a handful of reports.
 */
export function awaitsGroup(viewer: SessionUser): RawBuilder<SqlBool> {
  return sql<SqlBool>`(reports.status = 'open' and reports.kept_at is null
    and reports.accused_id is distinct from ${viewer.id} and coalesce(case reports.kind
      when 'user' then (select true from group_members as met where met.group_id = reports.group_id
        and met.user_id = reports.target_id and met.status = 'member' limit 1)
      when 'topic' then (select not hidden from topics where topics.id = reports.target_id)
      when 'post' then (select not hidden from posts where posts.id = reports.target_id)
      when 'comment' then (select not deleted and not hidden from comments where comments.id = reports.target_id)
      end, false))`;
}

/** Things that wait, for those who moderate the group of the query; null for all others. */
export function countReported(viewer: SessionUser): RawBuilder<number | null> {
  return sql<number | null>`case when own.status = 'member' and own.role <> 'member' then (
    select count(distinct (reports.kind, reports.target_id)) from reports
    where reports.group_id = groups.id and ${awaitsGroup(viewer)}) end`;
}
