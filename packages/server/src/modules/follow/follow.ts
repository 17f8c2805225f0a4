import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../http/errors.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { findProfile, isKnown } from '../users/index.ts';
import { deleteFollow, hasBlocked, insertBlock, insertFollow, lockPair } from './repository.ts';

/** Follows a pilot; nothing happens where the viewer does so already. */
export async function follow(db: Db, viewer: SessionUser, pilotId: string): Promise<void> {
  if (pilotId === viewer.id) throw new ConflictError('followSelf');
  await inTransaction(db, async (trx) => {
    await lockPair(trx, viewer.id, pilotId);
    await requireKnown(trx, viewer, pilotId);
    if (await hasBlocked(trx, viewer.id, pilotId)) throw new ForbiddenError();
    await insertFollow(trx, viewer.id, pilotId);
  });
}

/** Blocks a pilot and ends what each follows of the other. */
export async function block(db: Db, viewer: SessionUser, pilotId: string): Promise<void> {
  if (pilotId === viewer.id) throw new ConflictError('blockSelf');
  await inTransaction(db, async (trx) => {
    await lockPair(trx, viewer.id, pilotId);
    await requireKnown(trx, viewer, pilotId);
    await insertBlock(trx, viewer.id, pilotId);
    await deleteFollow(trx, viewer.id, pilotId);
    await deleteFollow(trx, pilotId, viewer.id);
  });
}

export async function requireKnown(db: Db, viewer: SessionUser, pilotId: string): Promise<void> {
  if (!(await isKnown(db, pilotId, viewer))) throw new NotFoundError('userNotFound');
}

/** Where the viewer and a pilot stand now; the count is 0 where the pilot's privacy hides it. */
export async function followStateOf(db: Db, viewer: SessionUser, pilotId: string) {
  const profile = await findProfile(db, { id: pilotId }, viewer);
  if (!profile) throw new NotFoundError('userNotFound');
  return { followedByMe: profile.followedByMe, followers: profile.isOpen ? profile.followers : 0 };
}
