import { type FlyDayInput, type FlyDayPatch, limits } from '@estela/contracts';
import { sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { ConflictError, InvalidInputError } from '../../../http/errors.ts';
import { remindAhead } from './answers.ts';

/** Hours that a fly-day without an end counts as under way. */
const openEndHours = 4;

const day = 86_400_000;

/** When it is, refused by field where that cannot be. A start that is left as it was may lie behind. */
function timesOf(at: string, until: string | null | undefined, isStartNew: boolean) {
  const start = new Date(at);
  const end = until ? new Date(until) : null;
  if (isStartNew && start.getTime() <= Date.now()) throw new InvalidInputError({ at: 'notInFuture' });
  if (isStartNew && start.getTime() > Date.now() + limits.flyDay.ahead * day)
    throw new InvalidInputError({ at: 'flyDayTooFar' });
  if (end && end <= start) throw new InvalidInputError({ until: 'beforeStart' });
  if (end && end.getTime() - start.getTime() > limits.flyDay.days * day)
    throw new InvalidInputError({ until: 'flyDayTooLong' });
  return { at: start, until: end, ends_at: end ?? new Date(start.getTime() + openEndHours * 3_600_000) };
}

export async function insertFlyDay(
  trx: Db,
  groupId: string,
  makerId: string,
  input: FlyDayInput,
): Promise<string> {
  const id = newId();
  const times = timesOf(input.at, input.until, true);
  const { count } = await trx
    .selectFrom('fly_days')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('group_id', '=', groupId)
    .where('maker_id', '=', makerId)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  if (count >= limits.flyDay.upcoming) throw new ConflictError('flyDayQuota');
  await trx
    .insertInto('fly_days')
    .values({
      id,
      group_id: groupId,
      maker_id: makerId,
      title: input.title,
      description: input.description,
      ...times,
      spot_id: input.spot ?? null,
      places: input.limit ?? null,
    })
    .execute();
  return id;
}

/** As it is now, kept from other changes until the transaction ends. */
export async function lockFlyDay(trx: Db, id: string) {
  return trx
    .selectFrom('fly_days')
    .select(['at', 'until', 'spot_id', 'title', 'description', 'places', 'cancelled', 'maker_id'])
    .select(sql<boolean>`ends_at <= now()`.as('over'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type LockedFlyDay = NonNullable<Awaited<ReturnType<typeof lockFlyDay>>>;

/** Changes of which those who come must be notified. */
export interface FlyDayChange {
  isMoved: boolean;
  isCancelled: boolean;
  isBack: boolean;
}

export async function updateFlyDay(
  trx: Db,
  id: string,
  known: LockedFlyDay,
  patch: FlyDayPatch,
): Promise<FlyDayChange> {
  const at = patch.at ?? known.at.toISOString();
  const until = patch.until === undefined ? (known.until?.toISOString() ?? null) : patch.until;
  const isStartNew = new Date(at).getTime() !== known.at.getTime();
  const times = timesOf(at, until, isStartNew);
  const spotId = patch.spot === undefined ? known.spot_id : patch.spot;
  const cancelled = patch.cancelled ?? known.cancelled;
  const isMoved = isStartNew || times.until?.getTime() !== known.until?.getTime() || spotId !== known.spot_id;
  const isTitled = patch.title !== undefined && patch.title !== known.title;
  const isSwitched = cancelled !== known.cancelled;
  await trx
    .updateTable('fly_days')
    .set({
      title: patch.title,
      description: patch.description,
      ...times,
      spot_id: spotId,
      ...(patch.limit !== undefined && { places: patch.limit }),
      cancelled,
      ...((isMoved || isTitled || isSwitched) && { sequence: sql<number>`sequence + 1` }),
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  // Who was reminded of the old day is reminded of the new one.
  if (isStartNew)
    await sql`update fly_day_answers set reminded = ${times.at}::timestamptz <= now() + ${remindAhead}
      where fly_day_id = ${id}`.execute(trx);
  return { isMoved, isCancelled: isSwitched && cancelled, isBack: isSwitched && !cancelled };
}

export async function deleteFlyDay(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('fly_days').where('id', '=', id).execute();
}
