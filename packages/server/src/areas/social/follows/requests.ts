import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { NotFoundError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { insertFollow, lockPair } from './repository.ts';
import { lockRequest, markDeclined } from './requests-repository.ts';

/** Makes a waiting request a follow; the follow's trigger removes the request and notifies who asked. */
export function approve(db: Db, viewer: SessionUser, requesterId: string): Promise<void> {
  return decide(db, viewer, requesterId, (trx) => insertFollow(trx, requesterId, viewer.id));
}

export function decline(db: Db, viewer: SessionUser, requesterId: string): Promise<void> {
  return decide(db, viewer, requesterId, (trx) => markDeclined(trx, requesterId, viewer.id));
}

async function decide(
  db: Db,
  viewer: SessionUser,
  requesterId: string,
  settle: (trx: Db) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockPair(trx, viewer.id, requesterId);
    const request = await lockRequest(trx, requesterId, viewer.id);
    if (!request?.isWaiting) throw new NotFoundError('followRequestNotFound');
    await settle(trx);
  });
}
