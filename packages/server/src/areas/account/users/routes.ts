import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import { NotFoundError, UnauthorizedError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { noteEvent } from '../../../http/security-notes.ts';
import { toOwnUser } from '../../../identity/own-user.ts';
import { requireUnchanged } from '../../../references/require-unchanged.ts';
import { changeEmail, mailTransport, refuseReserved, refuseViolated } from '../auth/index.ts';
import { deleteAccount } from './account-deletion.ts';
import { exportAccount } from './account-export.ts';
import { countExport, exportFiles } from './account-files.ts';
import { findProfile } from './find-profile.ts';
import { requireOwnAccount, requireOwnUser } from './own-account.ts';
import { privacyChanges } from './privacy-changes.ts';
import { toUserCard, toUserProfile } from './profile.ts';
import { listUsers, setPicture, updateUser } from './repository.ts';

export async function userRoutes(app: FastifyInstance): Promise<void> {
  const carryPrivacyOf = privacyChanges(app);

  route(app, calls.listUsers, async ({ db, viewer, query }) => {
    const { items, total, nextCursor } = await listUsers(db, viewer, query);
    return { items: items.map(toUserCard), page: query.page, limit: query.limit, total, nextCursor };
  });

  route(app, calls.getProfile, async ({ db, viewer }) => toOwnUser(await requireOwnUser(db, viewer)));

  route(app, calls.getUser, async ({ db, viewer, params }) => {
    const profile = await findProfile(db, params, viewer);
    if (!profile) throw new NotFoundError('userNotFound');
    if (profile.id !== viewer?.id) return toUserProfile(profile);
    return {
      ...toUserProfile(profile),
      ...toOwnUser(await requireOwnUser(db, viewer)),
    };
  });

  route(app, calls.updateUser, async ({ db, viewer, params, body, seen, request }) => {
    await requireOwnAccount(db, viewer, params.id);
    if (body.username !== undefined) {
      const { username: before } = await requireOwnUser(db, viewer);
      if (body.username.toLowerCase() !== before.toLowerCase()) refuseReserved(body.username);
    }
    const { email, currentPassword, ...settings } = body;
    const transport = mailTransport(app, request);
    const change =
      email === undefined ? undefined : await changeEmail(transport, db, viewer.id, email, currentPassword);
    const user = await inTransaction(db, async (trx) => {
      await requireUnchanged(trx, { table: 'users', id: viewer.id }, seen);
      await change?.write(trx);
      return updateUser(trx, viewer.id, settings);
    }).catch(refuseViolated);
    if (!user) throw new UnauthorizedError();
    if (settings.privacy) carryPrivacyOf(viewer.id);
    if (change?.notify) {
      noteEvent(request, 'email.change-asked');
      app.background.startAfter('change of email', change.notify, request.log);
    }
    return toOwnUser(user);
  });

  route(app, calls.uploadUserPicture, async (input) => {
    const { db, viewer, params } = input;
    await requireOwnAccount(db, viewer, params.id);
    return app.uploads.store(input, calls.uploadUserPicture.upload, async (trx, pictureId) => {
      await setPicture(trx, viewer.id, pictureId);
      return toOwnUser(await requireOwnUser(trx, viewer));
    });
  });

  route(app, calls.exportUser, async ({ db, viewer, params }) => {
    await requireOwnAccount(db, viewer, params.id);
    return exportAccount(db, viewer);
  });

  route(app, calls.exportUserFiles, async ({ db, viewer, params }) => {
    await requireOwnAccount(db, viewer, params.id);
    await countExport(db, viewer.id);
    return exportFiles(db, app.pictures, viewer);
  });

  route(app, calls.deleteUser, async ({ db, viewer, params, body }) => {
    await requireOwnAccount(db, viewer, params.id);
    await deleteAccount(db, viewer.id, body);
    app.background.start('pictures of a deleted account', () => app.pictures.sweep());
    return undefined;
  });
}
