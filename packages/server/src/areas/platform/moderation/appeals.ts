import { type AppealDecision, appealableActs } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { ConflictError, NotFoundError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { openSuspensionTicket } from '../../account/auth/index.ts';
import { hideOrRestore, isHideable } from './hidden-items.ts';
import { liftSuspension } from './suspensions.ts';
import { lockPilot } from './write-acts.ts';

/** Writes the pilot's appeal down, the first one alone. */
export function appeal(db: Db, id: string, pilotId: string, text: string) {
  return inTransaction(db, async (trx) => {
    const act = await trx
      .selectFrom('moderation_acts')
      .select(['act', 'appeal'])
      .where('id', '=', id)
      .where('user_id', '=', pilotId)
      .forUpdate()
      .executeTakeFirst();
    if (!act) throw new NotFoundError();
    if (act.appeal !== null) throw new ConflictError('appealedAlready');
    if (!appealableActs.includes(act.act)) throw new ConflictError('notAppealable');
    return trx
      .updateTable('moderation_acts')
      .set({ appeal: text, appeal_status: 'open', appealed_at: sql`now()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** The act that suspended the pilot who holds a ticket, appealed if there is a text: no session is needed. */
export async function answerSuspension(db: Db, ticket: string, text: string | undefined) {
  const { actId, pilotId } = await openSuspensionTicket(db, ticket);
  if (text !== undefined) return appeal(db, actId, pilotId, text);
  const acts = db.selectFrom('moderation_acts').selectAll().where('user_id', '=', pilotId);
  const act = await acts.where('id', '=', actId).executeTakeFirst();
  if (!act) throw new NotFoundError();
  return act;
}

/** Upholds an act or takes back what it did; of two administrators at once the first one decides. */
export function decideAppeal(
  db: Db,
  id: string,
  admin: SessionUser,
  { status, note = '' }: AppealDecision,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const found = trx.selectFrom('moderation_acts').select(['user_id', 'act', 'kind', 'target_id']);
    const act = await found.where('id', '=', id).where('appeal', 'is not', null).executeTakeFirst();
    if (!act) throw new NotFoundError();
    await lockPilot(trx, act.user_id);
    const { numUpdatedRows } = await trx
      .updateTable('moderation_acts')
      .set({ appeal_status: status, appeal_note: note, appeal_decided_by: admin.id })
      .where('id', '=', id)
      .where('appeal_status', '=', 'open')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ConflictError('decidedAlready');
    // What was done again since then stands: it was not what the pilot appealed against.
    if (status === 'upheld' || (await isDoneAnew(trx, id))) return;
    if (act.act === 'suspend') await liftSuspension(trx, act.user_id);
    if (act.act === 'hide' && isHideable(act.kind)) await hideOrRestore(trx, act.kind, act.target_id, false);
  });
}

/** Was the same done to the same pilot or thing again, after the act of an id? */
async function isDoneAnew(trx: Db, id: string): Promise<boolean> {
  const newer = await trx
    .selectFrom('moderation_acts as act')
    .innerJoin('moderation_acts as newer', (join) =>
      join
        .onRef('newer.user_id', '=', 'act.user_id')
        .onRef('newer.target_id', '=', 'act.target_id')
        .onRef('newer.act', '=', 'act.act')
        .onRef('newer.created_at', '>', 'act.created_at'),
    )
    .select('newer.id')
    .where('act.id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}
