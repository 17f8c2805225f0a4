import type { FlyDayAnswer, FlyDayAnswerState, FlyDayGuest, FlyDayList } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import { ConflictError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { summaryColumns, toUserSummary } from '../../../identity/user-summary.ts';
import { isVisibleAuthor, type ViewerMembership } from '../../../visibility/groups.ts';
import { stateOf } from './fly-day-rows.ts';

/** A reminder is for the day before: who answers later than that has no need of one. */
export const remindAhead = sql`interval '24 hours'`;

/**
 * Puts in or changes an answer. One at a time for each fly-day: the lock makes the order in which places are given. A yes
 * that is said again keeps its place; free places are given on by a trigger.
 */
export async function putAnswer(
  trx: Db,
  flyDayId: string,
  userId: string,
  answer: FlyDayAnswer,
): Promise<FlyDayAnswerState> {
  const { rows: days } = await sql<{ places: number | null; over: boolean; cancelled: boolean }>`
    select places, cancelled, ends_at <= now() as over from fly_days where id = ${flyDayId} for no key update
  `.execute(trx);
  if (days[0]?.over) throw new ConflictError('flyDayOver');
  if (days[0]?.cancelled) throw new ConflictError('flyDayCancelled');
  const { rows } = await sql<{ waiting: boolean }>`
    with other as (select turn, answer, waiting from fly_day_answers where fly_day_id = ${flyDayId} and user_id <> ${userId})
    insert into fly_day_answers as own (fly_day_id, user_id, answer, waiting, turn, reminded)
    select id, ${userId}, ${answer},
      ${answer} = 'yes' and coalesce((select count(*) from other where answer = 'yes' and not waiting) >= places, false),
      (select coalesce(max(turn), 0) + 1 from fly_day_answers where fly_day_id = ${flyDayId}),
      at <= now() + ${remindAhead}
    from fly_days where id = ${flyDayId}
    on conflict (fly_day_id, user_id) do update
      set answer = excluded.answer, waiting = excluded.waiting, turn = excluded.turn,
        answered_at = excluded.answered_at, reminded = excluded.reminded
      where own.answer <> excluded.answer
    returning waiting
  `.execute(trx);
  const [changed] = rows;
  if (changed) return { answer, state: stateOf(answer, changed.waiting) };
  const known = await trx
    .selectFrom('fly_day_answers')
    .select('waiting')
    .where('fly_day_id', '=', flyDayId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { answer, state: stateOf(answer, known?.waiting ?? false) };
}

interface GuestPage {
  list: FlyDayList;
  after: Position | null;
  limit: number;
}

/** In the order of their answers; who is on the other side of a block is left out, but not for moderators. */
export function listGuests(
  db: Db,
  flyDayId: string,
  viewer: SessionUser,
  membership: ViewerMembership,
  { list, after, limit }: GuestPage,
) {
  const isYes = list === 'going' || list === 'waiting';
  return db
    .selectFrom('fly_day_answers')
    .innerJoin('users', 'users.id', 'fly_day_answers.user_id')
    .select(summaryColumns)
    .select(['turn', 'answered_at'])
    .where('fly_day_id', '=', flyDayId)
    .where('answer', '=', isYes ? 'yes' : list)
    .where('waiting', '=', list === 'waiting')
    .where(isVisibleAuthor('fly_day_answers.user_id', viewer, membership))
    .$if(after !== null, (query) => query.where('turn', '>', after?.at.getTime() ?? 0))
    .orderBy('turn')
    .limit(limit)
    .execute();
}

type GuestRow = Awaited<ReturnType<typeof listGuests>>[number];

/** A place among the answers, in the form that every cursor has. */
export const guestPosition = ({ turn, id }: GuestRow): Position => ({ at: new Date(turn), id });

export function toGuest(row: GuestRow, list: FlyDayList): FlyDayGuest {
  return { user: toUserSummary(row), list, answeredAt: row.answered_at.toISOString() };
}
