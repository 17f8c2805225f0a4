import type { GroupAct, GroupLogEntry, MemberRole } from '@estela/contracts';
import { confidentialGroupActs } from '@estela/contracts/values';
import { type SqlBool, sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { toUserSummary } from '../../../identity/user-summary.ts';
import { isNotBlocked } from '../../../visibility/blocks.ts';
import { hasRole, type ViewerMembership } from '../../../visibility/groups.ts';

interface NewAct {
  groupId: string;
  actorId: string;
  act: GroupAct;
  memberId?: string;
  /** What it was done to, where that is no member. */
  subject?: { title: string; created_at: Date };
  role?: MemberRole;
}

/** Writes into the group's log what one of those who run it has done. */
export async function logAct(
  db: Db,
  { groupId, actorId, act, memberId, subject, role }: NewAct,
): Promise<void> {
  await db
    .insertInto('group_acts')
    .values({
      id: newId(),
      group_id: groupId,
      actor_id: actorId,
      act,
      member_id: memberId,
      title: subject?.title,
      subject_at: subject?.created_at,
      role,
    })
    .execute();
}

/** Takes an act out of the log that was taken back. */
export async function unlogAct(
  db: Db,
  { groupId, actorId, act, at }: { groupId: string; actorId: string; act: GroupAct; at: Date },
): Promise<void> {
  await db
    .deleteFrom('group_acts')
    .where('group_id', '=', groupId)
    .where('actor_id', '=', actorId)
    .where('act', '=', act)
    .where('created_at', '=', at)
    .execute();
}

/**
 * Newest first. Nobody reads of those on the other side of a block, nor of what was written before they may read, but who
 * runs the group reads all.
 */
export function listActs(
  db: Db,
  groupId: string,
  viewer: SessionUser,
  membership: ViewerMembership,
  after: Position | null,
  limit: number,
) {
  const { historyFrom } = membership;
  const member = sql.ref('group_acts.member_id');
  return db
    .selectFrom('group_acts')
    .leftJoin('users as actor', 'actor.id', 'group_acts.actor_id')
    .leftJoin('users as member', 'member.id', 'group_acts.member_id')
    .select([
      'group_acts.id',
      'group_acts.act',
      'group_acts.title',
      'group_acts.role',
      'group_acts.created_at',
    ])
    .select(['actor.id as actor_id', 'actor.username as actor_username', 'actor.name as actor_name'])
    .select(['actor.picture_id as actor_picture_id', 'actor.verified as actor_verified'])
    .select(['member.id as member_id', 'member.username as member_username', 'member.name as member_name'])
    .select(['member.picture_id as member_picture_id', 'member.verified as member_verified'])
    .where('group_acts.group_id', '=', groupId)
    .$if(!hasRole(membership, 'admin'), (query) =>
      query.where('group_acts.act', 'not in', [...confidentialGroupActs]),
    )
    .$if(historyFrom !== null, (query) =>
      query
        .where('group_acts.created_at', '>=', historyFrom)
        .where(sql<SqlBool>`(title = '' or subject_at >= ${historyFrom})`),
    )
    .$if(!hasRole(membership, 'moderator'), (query) =>
      query
        .where(isNotBlocked(sql.ref('group_acts.actor_id'), viewer))
        .where(sql<SqlBool>`(${member} is null or ${isNotBlocked(member, viewer)})`),
    )
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(group_acts.created_at, group_acts.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('group_acts.created_at', 'desc')
    .orderBy('group_acts.id', 'desc')
    .limit(limit)
    .execute();
}

type ActRow = Awaited<ReturnType<typeof listActs>>[number];

export function toLogEntry(row: ActRow): GroupLogEntry {
  return {
    _id: row.id,
    act: row.act,
    actor: toPilot(
      row.actor_id,
      row.actor_username,
      row.actor_name,
      row.actor_picture_id,
      row.actor_verified,
    ),
    member: toPilot(
      row.member_id,
      row.member_username,
      row.member_name,
      row.member_picture_id,
      row.member_verified,
    ),
    title: row.title,
    role: row.role,
    createdAt: row.created_at.toISOString(),
  };
}

function toPilot(
  id: string | null,
  username: string | null,
  name: string | null,
  picture_id: string | null,
  verified: boolean | null,
) {
  if (id === null || username === null || name === null) return null;
  return toUserSummary({ id, username, name, picture_id, verified: verified ?? false });
}
