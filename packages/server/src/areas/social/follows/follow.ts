import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { findProfile, isKnown } from '../../account/users/index.ts';
import {
  deleteFollow,
  hasBlocked,
  insertBlock,
  insertFollow,
  insertRemoval,
  isFollowing,
  isRequestNeeded,
  lockPair,
} from './repository.ts';
import { deleteWaiting, lockRequest, putRequest } from './requests-repository.ts';

/** Follows a pilot, or asks to; nothing happens where the viewer does so already. */
export async function follow(
  db: Db,
  viewer: SessionUser,
  pilotId: string,
): Promise<'following' | 'requested'> {
  if (pilotId === viewer.id) throw new ConflictError('followSelf');
  return inTransaction(db, async (trx) => {
    await lockPair(trx, viewer.id, pilotId);
    await requireKnown(trx, viewer, pilotId);
    if (await hasBlocked(trx, viewer.id, pilotId)) throw new ForbiddenError();
    const isAsking = await isRequestNeeded(trx, viewer, pilotId);
    // Requests are locked before counts, as everywhere.
    const request = await lockRequest(trx, viewer.id, pilotId);
    if (await isFollowing(trx, viewer.id, pilotId)) return 'following';
    if (!isAsking) {
      // No approval is needed any more: the pilot is notified of a new follower, the viewer of nothing.
      if (request?.isWaiting) await deleteWaiting(trx, viewer.id, pilotId);
      await insertFollow(trx, viewer.id, pilotId);
      return 'following';
    }
    if (request?.isDeclined) throw new ConflictError('followDeclined');
    await putRequest(trx, viewer.id, pilotId);
    return 'requested';
  });
}

/** Ends a follow, or withdraws the request. */
export async function unfollow(db: Db, viewer: SessionUser, pilotId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockPair(trx, viewer.id, pilotId);
    await requireKnown(trx, viewer, pilotId);
    await deleteWaiting(trx, viewer.id, pilotId);
    await deleteFollow(trx, viewer.id, pilotId);
  });
}

/** Ends a follow of the viewer, for good: following again is a request. */
export async function removeFollower(db: Db, viewer: SessionUser, followerId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockPair(trx, viewer.id, followerId);
    if (await deleteFollow(trx, followerId, viewer.id)) await insertRemoval(trx, viewer.id, followerId);
  });
}

/** Blocks a pilot and ends what each follows of the other, and asks of the other. */
export async function block(db: Db, viewer: SessionUser, pilotId: string): Promise<void> {
  if (pilotId === viewer.id) throw new ConflictError('blockSelf');
  await inTransaction(db, async (trx) => {
    await lockPair(trx, viewer.id, pilotId);
    await requireKnown(trx, viewer, pilotId);
    await insertBlock(trx, viewer.id, pilotId);
    // Requests first: one that becomes a follow meanwhile is then found among the follows.
    await deleteWaiting(trx, viewer.id, pilotId);
    await deleteWaiting(trx, pilotId, viewer.id);
    await deleteFollow(trx, viewer.id, pilotId);
    await deleteFollow(trx, pilotId, viewer.id);
  });
}

async function requireKnown(db: Db, viewer: SessionUser, pilotId: string): Promise<void> {
  if (!(await isKnown(db, pilotId, viewer))) throw new NotFoundError('userNotFound');
}

/** Where the viewer and a pilot stand now; the count is 0 where the pilot's privacy hides it. */
export async function followStateOf(db: Db, viewer: SessionUser, pilotId: string) {
  const profile = await findProfile(db, { id: pilotId }, viewer);
  if (!profile) throw new NotFoundError('userNotFound');
  return { followedByMe: profile.followedByMe, followers: profile.isOpen ? profile.followers : 0 };
}
