import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isNotBlockedInGroup } from '../../../visibility/groups.ts';
import { remindAhead } from './answers.ts';

/** Every member but the author is notified of a new one. */
export async function notifyCreated(trx: Db, flyDayId: string): Promise<void> {
  await sql`
    insert into notifications (user_id, kind, actor_id, group_id, fly_day_id, fly_day_event)
    select member.user_id, 'flyDay', maker_id, day.group_id, day.id, 'created'
    from fly_days day join group_members member on member.group_id = day.group_id and member.status = 'member'
    where day.id = ${flyDayId} and member.user_id <> maker_id
  `.execute(trx);
}

/** Those who come, wait or may come are notified of a change; it replaces their earlier notification of it. */
export async function notifyAnswered(
  trx: Db,
  flyDayId: string,
  actorId: string,
  event: 'changed' | 'cancelled',
): Promise<void> {
  // A cancelled one is nothing to be reminded of, nor to be invited to.
  await sql`delete from notifications where fly_day_id = ${flyDayId}
    and (${event} = 'cancelled' or fly_day_event in ('changed', 'cancelled'))`.execute(trx);
  await sql`
    insert into notifications (user_id, kind, actor_id, group_id, fly_day_id, fly_day_event)
    select answer.user_id, 'flyDay', ${actorId}, group_id, day.id, ${event}
    from fly_days day join fly_day_answers answer on answer.fly_day_id = day.id and answer.answer <> 'no'
    where day.id = ${flyDayId} and answer.user_id <> ${actorId} and ends_at > now()
  `.execute(trx);
}

/**
 * The same of one that is about to be deleted: its name and time stay with the notification. Who was notified already that it
 * is cancelled keeps that, read or not.
 */
export async function notifyDeleted(trx: Db, flyDayId: string, actorId: string): Promise<void> {
  await sql`
    update notifications set fly_day_id = null, fly_day_title = title, fly_day_at = at
    from fly_days day where day.id = ${flyDayId} and fly_day_id = day.id and fly_day_event = 'cancelled'
      and cancelled and ends_at > now() and ${isNear('notifications')}
  `.execute(trx);
  await sql`
    insert into notifications (user_id, kind, actor_id, group_id, fly_day_event, fly_day_title, fly_day_at)
    select answer.user_id, 'flyDay', ${actorId}, group_id, 'cancelled', title, at
    from fly_days day join fly_day_answers answer on answer.fly_day_id = day.id and answer.answer <> 'no'
    where day.id = ${flyDayId} and answer.user_id <> ${actorId} and ends_at > now() and not cancelled
      and ${isNear('answer')}
  `.execute(trx);
}

/**
 * Others are asked for that when they read the notification; of a fly-day that is gone nobody knows the maker by then.
 */
function isNear(of: 'notifications' | 'answer'): RawBuilder<SqlBool> {
  return isNotBlockedInGroup('maker_id', 'day.group_id', { id: sql.ref<string>(`${of}.user_id`) });
}

/**
 * Reminds who comes, the day before. One statement, and who was reminded has it in the row: however many processes do
 * it and however often, each is notified once.
 */
export async function remindGoing(db: Db): Promise<void> {
  await sql`
    with notified as (
      update fly_day_answers answer set reminded = true from fly_days day
      where day.id = fly_day_id and not cancelled and day.at > now() and day.at <= now() + ${remindAhead}
        and answer.answer = 'yes' and not waiting and not reminded
      returning answer.user_id, day.id, day.group_id
    )
    insert into notifications (user_id, kind, group_id, fly_day_id, fly_day_event)
    select user_id, 'flyDay', group_id, id, 'reminder' from notified
  `.execute(db);
}
