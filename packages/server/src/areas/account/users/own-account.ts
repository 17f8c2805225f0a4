import type { Db } from '../../../database/open.ts';
import { ForbiddenError, NotFoundError, UnauthorizedError } from '../../../http/errors.ts';
import type { OwnUserRow } from '../../../identity/own-user.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { findOwnUser, isKnown } from './repository.ts';

/** Only one's own account may be changed: another's that one knows of is forbidden, any other does not exist. */
export async function requireOwnAccount(db: Db, viewer: SessionUser, id: string): Promise<void> {
  if (id === viewer.id) return;
  throw (await isKnown(db, id, viewer)) ? new ForbiddenError() : new NotFoundError('userNotFound');
}

/** The viewer's account; it may have been deleted since the session was looked up. */
export async function requireOwnUser(db: Db, viewer: SessionUser): Promise<OwnUserRow> {
  const user = await findOwnUser(db, viewer.id);
  if (!user) throw new UnauthorizedError();
  return user;
}
