import type { MemberRole, MemberStatus, MembersAmong, Membership } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { summaryColumns, toUserSummary } from '../../../identity/user-summary.ts';
import { isVisibleAuthor, type ViewerMembership } from '../../../visibility/groups.ts';
import { isKnownProfile } from '../../../visibility/profiles.ts';
import { isFoundBy } from '../../account/users/index.ts';

function selectMembers(db: Db) {
  return db
    .selectFrom('group_members')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .select(summaryColumns)
    .select([
      'group_members.role',
      'group_members.status',
      'group_members.answers',
      'group_members.has_agreed',
      'group_members.created_at',
    ]);
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

export function toMembership(row: MemberRow): Membership {
  return {
    user: toUserSummary(row),
    role: row.role,
    status: row.status,
    since: row.created_at.toISOString(),
    ...(row.status === 'pending' && row.answers.length > 0 && { answers: row.answers }),
  };
}

interface MemberPage {
  status: MemberStatus;
  q: string | undefined;
  among: MembersAmong;
  after: Position | null;
  limit: number;
}

/** Newest first. Two members with a block between them do not find each other; moderators find all. */
export function listMembers(
  db: Db,
  groupId: string,
  viewer: SessionUser,
  membership: ViewerMembership,
  { status, q, among, after, limit }: MemberPage,
) {
  return selectMembers(db)
    .where(isVisibleAuthor('group_members.user_id', viewer, membership))
    .where('group_members.group_id', '=', groupId)
    .where('group_members.status', '=', status)
    .$if(among === 'staff', (query) => query.where('group_members.role', '<>', 'member'))
    .$if(among === 'rest', (query) => query.where('group_members.role', '=', 'member'))
    .$if(q !== undefined, (query) => query.where(isFoundBy(q ?? '', viewer)))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(group_members.created_at, group_members.user_id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('group_members.created_at', 'desc')
    .orderBy('group_members.user_id', 'desc')
    .limit(limit)
    .execute();
}

export function findMember(db: Db, groupId: string, userId: string) {
  return selectMembers(db)
    .where('group_members.group_id', '=', groupId)
    .where('group_members.user_id', '=', userId)
    .executeTakeFirst();
}

export async function findPilotId(
  db: Db,
  username: string,
  viewer: SessionUser,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .where(isKnownProfile('users', viewer))
    .executeTakeFirst();
  return row?.id;
}

/** Invites a pilot, or lets in who has asked. */
export async function putMember(
  db: Db,
  groupId: string,
  userId: string,
  status: 'invited' | 'member',
  actorId: string,
): Promise<void> {
  const values = {
    status,
    let_in_by: actorId,
    has_agreed: status === 'member',
    created_at: sql<Date>`now()`,
  };
  await db
    .insertInto('group_members')
    .values({ group_id: groupId, user_id: userId, ...values })
    .onConflict((conflict) => conflict.columns(['group_id', 'user_id']).doUpdateSet(values))
    .execute();
}

export async function setMember(
  db: Db,
  groupId: string,
  userId: string,
  values: { role?: MemberRole; status?: MemberStatus; let_in_by?: string; created_at?: RawBuilder<Date> },
): Promise<void> {
  await db
    .updateTable('group_members')
    .set(values)
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute();
}

/** In this order: a group never has two owners. */
export async function handOver(db: Db, groupId: string, ownerId: string, heirId: string): Promise<void> {
  await setMember(db, groupId, ownerId, { role: 'admin' });
  await setMember(db, groupId, heirId, { role: 'owner' });
  await db
    .updateTable('groups')
    .set({ owner_id: heirId })
    .where('id', '=', groupId)
    .where('owner_id', '=', ownerId)
    .execute();
}

export async function deleteMember(db: Db, groupId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('group_members')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .where('role', '<>', 'owner')
    .execute();
}
