import type { GroupInput, GroupPatch, MemberStatus, Membership } from '@estela/contracts';
import { sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { distinctTags } from '../../../lists/plain-letters.ts';
import { isKnownGroup } from '../../../visibility/groups.ts';
import { selectGroups } from './group-rows.ts';

export function findGroup(db: Db, id: string, viewer: SessionUser) {
  return selectGroups(db, viewer).where('groups.id', '=', id).where(isKnownGroup(viewer)).executeTakeFirst();
}

/** Founds a group with its owner as the first member. */
export async function insertGroup(db: Db, ownerId: string, input: GroupInput): Promise<string> {
  const id = newId();
  await db
    .insertInto('groups')
    .values({
      id,
      owner_id: ownerId,
      name: input.name,
      description: input.description,
      private: input.private,
      tags: distinctTags(input.tags),
      rules: input.rules,
      questions: input.questions,
    })
    .execute();
  await db.insertInto('group_members').values({ group_id: id, user_id: ownerId, role: 'owner' }).execute();
  return id;
}

/** Changes the named fields; only the owner and admins can. */
export async function updateGroup(
  db: Db,
  id: string,
  viewer: SessionUser,
  patch: GroupPatch,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('groups')
    .set({
      name: patch.name,
      description: patch.description,
      private: patch.private,
      tags: distinctTags(patch.tags),
      rules: patch.rules,
      questions: patch.questions,
      history_from: historyFrom(patch),
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where(isRunBy(viewer))
    .executeTakeFirst();
  const isDone = numUpdatedRows > 0n;
  // Also to those who joined while it was kept from them. The group is locked before its members, as everywhere.
  if (isDone && patch.showHistory)
    await db
      .updateTable('group_members')
      .set({ sees_from: null })
      .where('group_id', '=', id)
      .where('sees_from', 'is not', null)
      .execute();
  return isDone;
}

/** A private group that opens keeps its past to those who were in it, unless it is shown on purpose. */
function historyFrom({ private: isPrivate, showHistory }: GroupPatch) {
  if (showHistory || isPrivate) return null;
  if (isPrivate === undefined) return undefined;
  return sql<Date | null>`case when groups.private then now() else groups.history_from end`;
}

/** Shows a picture; only the owner and admins can. */
export async function setGroupImage(
  db: Db,
  id: string,
  viewer: SessionUser,
  mediaId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('groups')
    .set({ image_id: mediaId, updated_at: sql`now()` })
    .where('id', '=', id)
    .where(isRunBy(viewer))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a group with all that is in it; only the owner and admins can. */
export async function deleteGroup(db: Db, id: string, viewer: SessionUser): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('groups')
    .where('id', '=', id)
    .where(isRunBy(viewer))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function isRunBy(viewer: SessionUser) {
  return sql<boolean>`exists (select 1 from group_members where group_id = groups.id and user_id = ${viewer.id}
    and status = 'member' and role in ('owner', 'admin'))`;
}

/**
 * Adds the viewer with a status; an existing membership stays as it is, but an invitation is accepted, and a request
 * becomes a membership where the group is open.
 */
export async function insertMember(
  db: Db,
  groupId: string,
  userId: string,
  status: MemberStatus,
  answers: NonNullable<Membership['answers']>,
): Promise<void> {
  await db
    .insertInto('group_members')
    .values({ group_id: groupId, user_id: userId, status, answers: JSON.stringify(answers) })
    .onConflict((conflict) =>
      conflict
        .columns(['group_id', 'user_id'])
        .doUpdateSet({ status: 'member', has_agreed: true, created_at: sql`now()` })
        .where(
          sql<boolean>`group_members.status = 'invited'
            or (group_members.status = 'pending' and excluded.status = 'member')`,
        ),
    )
    .execute();
}

export function findMember(db: Db, groupId: string, userId: string) {
  return db
    .selectFrom('group_members')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .select(['users.id', 'users.username', 'users.name', 'users.picture_id', 'users.verified'])
    .select(['group_members.role', 'group_members.status', 'group_members.created_at'])
    .where('group_members.group_id', '=', groupId)
    .where('group_members.user_id', '=', userId)
    .executeTakeFirst();
}

/** Removes the viewer or their request; owners and banned pilots stay as they are. */
export async function deleteOwnMembership(db: Db, groupId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('group_members')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .where('role', '<>', 'owner')
    .where('status', '<>', 'banned')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
