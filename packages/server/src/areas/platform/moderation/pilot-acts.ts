import type { ModerationAct, PilotRecord, SuspensionInput } from '@estela/contracts';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { InvalidInputError, NotFoundError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { summaryColumns, toUserSummary } from '../../../identity/user-summary.ts';
import { deleteSessions } from '../../account/auth/index.ts';
import { listActCases, toActCase } from './acts.ts';
import { findSuspension, liftSuspension, suspend } from './suspensions.ts';
import { insertAct, lockPilot } from './write-acts.ts';

const actsShown = 50;

/** Acts on the account itself. `work` says whether it changed anything: what did not is no act. */
function actOn(
  db: Db,
  admin: SessionUser,
  pilotId: string,
  act: ModerationAct,
  work: (trx: Db) => Promise<boolean>,
  details: Partial<SuspensionInput> = {},
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const pilot = await lockPilot(trx, pilotId);
    if (!(await work(trx))) return;
    const subject = { pilotId, kind: 'user', targetId: pilotId, title: pilot.username } as const;
    await insertAct(trx, admin, { ...subject, ...details, act });
  });
}

export function suspendPilot(db: Db, admin: SessionUser, id: string, input: SuspensionInput): Promise<void> {
  if (input.until && Date.parse(input.until) <= Date.now()) {
    throw new InvalidInputError({ until: 'notInFuture' });
  }
  return actOn(db, admin, id, 'suspend', (trx) => suspend(trx, id, input).then(() => true), input);
}

export function unsuspendPilot(db: Db, admin: SessionUser, id: string): Promise<void> {
  return actOn(db, admin, id, 'unsuspend', (trx) => liftSuspension(trx, id));
}

export function endPilotSessions(db: Db, admin: SessionUser, id: string): Promise<void> {
  return actOn(db, admin, id, 'endSessions', (trx) => deleteSessions(trx, id).then(() => true));
}

export function setVerified(db: Db, admin: SessionUser, id: string, verified: boolean): Promise<void> {
  return actOn(db, admin, id, verified ? 'verify' : 'unverify', async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ verified })
      .where('id', '=', id)
      .where('verified', '<>', verified)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

export async function readRecord(db: Db, id: string): Promise<PilotRecord> {
  const user = await db
    .selectFrom('users')
    .select(summaryColumns)
    .select('role')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user) throw new NotFoundError('userNotFound');
  const suspension = await findSuspension(db, id);
  const { count } = await db
    .selectFrom('reports')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('accused_id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return {
    user: toUserSummary(user),
    role: user.role,
    suspension: suspension ? { ...suspension, until: suspension.until?.toISOString() ?? null } : null,
    openReports: count,
    items: (await listActCases(db, id, actsShown)).map(toActCase),
  };
}
