import type { ReportPatch } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { inTransaction, violatedUnique } from '../../../database/transaction.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { hideOrRestore, insertAct, isHideable, lockPilot } from '../moderation/index.ts';

/**
 * Decides on a thing with all its reports, and acts on it. Of two administrators at once the first one decides: the other
 * waits for the rows and finds them decided.
 */
export async function decide(db: Db, id: string, admin: SessionUser, patch: ReportPatch): Promise<void> {
  await inTransaction(db, (trx) => decideCase(trx, id, admin, patch)).catch(refuseSecondOpen);
}

async function decideCase(trx: Db, id: string, admin: SessionUser, patch: ReportPatch): Promise<void> {
  const { status, from = 'open', act, note } = patch;
  const named = await trx.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!named) throw new NotFoundError();
  if (named.accused_id === admin.id) throw new ForbiddenError('notOnAdmins');
  const { kind, target_id, accused_id } = named;
  const decided = await trx
    .updateTable('reports')
    .set({ status, decided_by: status === 'open' ? null : admin.id, updated_at: sql`now()` })
    .where('id', 'in', (query) =>
      query
        .selectFrom('reports')
        .select('id')
        .where('kind', '=', kind)
        .where('target_id', '=', target_id)
        .where('status', '=', from)
        .orderBy('id')
        .forUpdate(),
    )
    .returning('id')
    .execute();
  if (!decided.some((row) => row.id === id)) throw new ConflictError('decidedAlready');
  if (!act) return;
  if (!accused_id) throw new ConflictError('userNotFound');
  await lockPilot(trx, accused_id);
  if (act !== 'warn' && !isHideable(kind)) throw new ConflictError();
  const isDone =
    act === 'warn' || (isHideable(kind) && (await hideOrRestore(trx, kind, target_id, act === 'hide')));
  if (!isDone) return;
  await insertAct(trx, admin, {
    pilotId: accused_id,
    act,
    kind,
    targetId: target_id,
    title: named.title,
    reason: named.reason,
    note,
  });
}

/** Its reporter has reported the same item again since. */
function refuseSecondOpen(error: unknown): never {
  if (violatedUnique(error) === 'reports_open') throw new ConflictError('reportedAgain');
  throw error;
}
