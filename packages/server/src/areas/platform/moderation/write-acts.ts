import type { ModerationAct, ReportKind, ReportReason } from '@estela/contracts';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { ForbiddenError, NotFoundError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../identity/session-user.ts';

/** Whoever decides on everybody else has a second factor: a stolen password alone must not. */
export function requireAdmin(viewer: SessionUser): void {
  if (viewer.role !== 'admin') throw new ForbiddenError();
  if (!viewer.secondFactor) throw new ForbiddenError('adminFactor');
}

/**
 * Holds the pilot's row for an act: no login and no second act comes between. 403 for administrators, the viewer among
 * them: an account that was taken over must not shut the others out.
 */
export async function lockPilot(trx: Db, id: string): Promise<{ id: string; username: string }> {
  const pilot = await trx
    .selectFrom('users')
    .select(['id', 'username', 'role'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!pilot) throw new NotFoundError('userNotFound');
  if (pilot.role === 'admin') throw new ForbiddenError('notOnAdmins');
  return pilot;
}

export interface NewAct {
  pilotId: string;
  act: ModerationAct;
  kind: ReportKind;
  targetId: string;
  title: string;
  reason?: ReportReason | undefined;
  note?: string | undefined;
  until?: string | null | undefined;
}

/** Writes an act into the log, about which a trigger notifies the pilot. */
export async function insertAct(trx: Db, admin: SessionUser, act: NewAct): Promise<void> {
  await trx
    .insertInto('moderation_acts')
    .values({
      id: newId(),
      user_id: act.pilotId,
      admin_id: admin.id,
      act: act.act,
      kind: act.kind,
      target_id: act.targetId,
      title: act.title,
      reason: act.reason ?? null,
      note: act.note ?? '',
      until: act.until ?? null,
    })
    .execute();
}
