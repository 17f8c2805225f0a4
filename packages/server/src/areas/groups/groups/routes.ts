import { calls, type Group, type GroupPatch, type JoinInput, type Membership } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { ConflictError, ForbiddenError, InvalidInputError, NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { toUserSummary } from '../../../identity/user-summary.ts';
import { toPage } from '../../../lists/page.ts';
import { requireRoom } from '../../../references/require-room.ts';
import { requireUnchanged } from '../../../references/require-unchanged.ts';
import { listActs, logAct, toLogEntry } from './group-acts.ts';
import { countGroups, listGroups } from './group-list.ts';
import { type GroupRow, toGroup } from './group-rows.ts';
import { lockGroup } from './locks.ts';
import {
  deleteGroup,
  deleteOwnMembership,
  findGroup,
  findMember,
  insertGroup,
  insertMember,
  setGroupImage,
  updateGroup,
} from './repository.ts';
import { readMembership, requireReader, requireRole } from './viewer-membership.ts';

export async function groupRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listGroups, async ({ db, viewer, query }) => {
    const total = await countGroups(db, viewer, query);
    const rows = await listGroups(db, viewer, query);
    return toPage(rows.map(toGroup), total, query);
  });

  route(app, calls.createGroup, ({ db, viewer, body }) =>
    inTransaction(db, async (trx) => {
      await requireRoom(trx, 'groups', viewer.id);
      const id = await insertGroup(trx, viewer.id, body);
      return toGroup(await requireGroup(trx, id, viewer));
    }),
  );

  route(app, calls.getGroup, async ({ db, viewer, params }) =>
    toGroup(await requireGroup(db, params.id, viewer)),
  );

  route(app, calls.updateGroup, ({ db, viewer, params, body, seen }) =>
    inTransaction(db, async (trx) => {
      const before = toGroup(await requireGroup(trx, params.id, viewer));
      await requireUnchanged(trx, { table: 'groups', id: params.id }, seen);
      if (!(await updateGroup(trx, params.id, viewer, body))) throw new ForbiddenError();
      for (const act of actsOf(before, body))
        await logAct(trx, { groupId: params.id, actorId: viewer.id, act });
      return toGroup(await requireGroup(trx, params.id, viewer));
    }),
  );

  route(app, calls.deleteGroup, async ({ db, viewer, params }) => {
    if (await deleteGroup(db, params.id, viewer)) return undefined;
    await requireGroup(db, params.id, viewer);
    throw new ForbiddenError();
  });

  route(app, calls.uploadGroupImage, async (input) => {
    const { db, viewer, params } = input;
    requireRole(await readMembership(db, params.id, viewer), 'admin');
    return app.uploads.store(input, calls.uploadGroupImage.upload, async (trx, mediaId) => {
      const isSet = await setGroupImage(trx, params.id, viewer, mediaId);
      const group = toGroup(await requireGroup(trx, params.id, viewer));
      if (!isSet) throw new ForbiddenError();
      return group;
    });
  });

  route(app, calls.joinGroup, ({ db, viewer, params, body }) =>
    inTransaction(db, (trx) => join(trx, params.id, viewer, body)),
  );

  route(app, calls.leaveGroup, async ({ db, viewer, params }) => {
    await inTransaction(db, async (trx) => {
      // Who becomes the owner at that moment gets the error that owners cannot leave.
      await lockGroup(trx, params.id);
      const group = await requireGroup(trx, params.id, viewer);
      if (group.role === 'owner') throw new ConflictError('ownerCannotLeave');
      await deleteOwnMembership(trx, params.id, viewer.id);
    });
    return undefined;
  });

  route(app, calls.listGroupLog, async ({ db, viewer, params, query }) => {
    const membership = await requireReader(db, params.id, viewer);
    if (!membership.role) throw new NotFoundError();
    const after = decodeCursor(query.cursor);
    const rows = await listActs(db, params.id, viewer, membership, after, query.limit + 1);
    return toStream(rows, query.limit, (row) => ({ at: row.created_at, id: row.id }), toLogEntry);
  });
}

/** What the log says of a change: of words and settings, and of what it takes to be in the group. */
function actsOf(before: Group, patch: GroupPatch) {
  const differs = (name: keyof GroupPatch) =>
    patch[name] !== undefined && JSON.stringify(patch[name]) !== JSON.stringify(before[name]);
  const isEdited = (['name', 'description', 'private', 'tags'] as const).some(differs);
  const hasNewRules = (['rules', 'questions'] as const).some(differs);
  return [...(isEdited ? (['edit'] as const) : []), ...(hasNewRules ? (['rules'] as const) : [])];
}

/** Joining twice changes nothing. */
async function join(db: Db, id: string, viewer: SessionUser, input: JoinInput): Promise<Membership> {
  // A group that is closed at that moment is asked.
  await lockGroup(db, id);
  const group = await requireGroup(db, id, viewer);
  if (input.accept && !group.status) throw new ConflictError('invitationGone');
  const asks = group.private && group.status === null;
  const answers = asks ? answersOf(group.questions, input) : [];
  await insertMember(db, id, viewer.id, group.private ? 'pending' : 'member', answers);
  const member = await findMember(db, id, viewer.id);
  // Banned between the two: for them there is no group.
  if (!member || member.status === 'banned') throw new NotFoundError('groupNotFound');
  return {
    user: toUserSummary(member),
    role: member.role,
    status: member.status,
    since: member.created_at.toISOString(),
  };
}

/** Each question with its answer; one that is left open is named. */
function answersOf(questions: string[], { answers = [] }: JoinInput) {
  const open = questions.flatMap((_question, index) =>
    answers[index] ? [] : [[`answers.${index}`, 'required']],
  );
  if (open.length > 0) throw new InvalidInputError(Object.fromEntries(open));
  return questions.map((question, index) => ({ question, answer: answers[index] ?? '' }));
}

async function requireGroup(db: Db, id: string, viewer: SessionUser): Promise<GroupRow> {
  const group = await findGroup(db, id, viewer);
  if (!group) throw new NotFoundError('groupNotFound');
  return group;
}
