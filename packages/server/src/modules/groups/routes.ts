import { calls, type Membership } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { toUserSummary } from '../../identity/user-summary.ts';
import { toPage } from '../../items/page.ts';
import { readUpload } from '../../media/read-upload.ts';
import { countGroups, listGroups } from './group-list.ts';
import { type GroupRow, toGroup } from './group-rows.ts';
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
import { readMembership, requireRole } from './viewer-membership.ts';

export async function groupRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listGroups, async ({ db, viewer, query }) => {
    const total = await countGroups(db, viewer, query);
    const rows = await listGroups(db, viewer, query);
    return toPage(rows.map(toGroup), total, query);
  });

  route(app, calls.createGroup, ({ db, viewer, body }) =>
    inTransaction(db, async (trx) => {
      const id = await insertGroup(trx, viewer.id, body);
      return toGroup(await requireGroup(trx, id, viewer));
    }),
  );

  route(app, calls.getGroup, async ({ db, viewer, params }) =>
    toGroup(await requireGroup(db, params.id, viewer)),
  );

  route(app, calls.updateGroup, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      const isChanged = await updateGroup(trx, params.id, viewer, body);
      const group = await requireGroup(trx, params.id, viewer);
      if (!isChanged) throw new ForbiddenError();
      return toGroup(group);
    }),
  );

  route(app, calls.deleteGroup, async ({ db, viewer, params }) => {
    if (await deleteGroup(db, params.id, viewer)) return undefined;
    await requireGroup(db, params.id, viewer);
    throw new ForbiddenError();
  });

  route(app, calls.uploadGroupImage, async ({ db, viewer, params, request }) => {
    requireRole(await readMembership(db, params.id, viewer), 'admin');
    const picture = await readUpload(request, calls.uploadGroupImage.upload);
    await app.pictures.store(viewer, picture, async (trx, mediaId) => {
      if (await setGroupImage(trx, params.id, viewer, mediaId)) return;
      await requireGroup(trx, params.id, viewer);
      throw new ForbiddenError();
    });
    return toGroup(await requireGroup(db, params.id, viewer));
  });

  route(app, calls.joinGroup, ({ db, viewer, params }) =>
    inTransaction(db, (trx) => join(trx, params.id, viewer)),
  );

  route(app, calls.leaveGroup, async ({ db, viewer, params }) => {
    const group = await requireGroup(db, params.id, viewer);
    if (group.role === 'owner') throw new ConflictError('ownerCannotLeave');
    await deleteOwnMembership(db, params.id, viewer.id);
    return undefined;
  });
}

/** Joining twice changes nothing. */
async function join(db: Db, id: string, viewer: SessionUser): Promise<Membership> {
  const group = await requireGroup(db, id, viewer);
  await insertMember(db, id, viewer.id, group.private ? 'pending' : 'member');
  const member = await findMember(db, id, viewer.id);
  // Banned between the two: for them there is no group.
  if (!member || member.status === 'banned') throw new NotFoundError('groupNotFound');
  return { user: toUserSummary(member), role: member.role, status: member.status };
}

async function requireGroup(db: Db, id: string, viewer: SessionUser): Promise<GroupRow> {
  const group = await findGroup(db, id, viewer);
  if (!group) throw new NotFoundError('groupNotFound');
  return group;
}
