import { limits, type Reminder } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isKept, warrantyEnd } from '../equipment-items/index.ts';

const soon = limits.warranty.soonDays;
/** Days after its end that a notification is still of use: no server may have run meanwhile. */
const late = 7;

/** Of UTC, for what has no viewer; `current_date` is that of the session's time zone. */
const today = sql`(now() at time zone 'UTC')::date`;

interface WarrantyRow {
  id: string;
  name: string;
  ends_on: string;
}

/** Warranties that end soon or ended just now, on the viewer's day. */
export async function readWarranties(db: Db, ownerId: string, day?: string): Promise<WarrantyRow[]> {
  const viewersToday = day ? sql`${day}::date` : today;
  const { rows } = await sql<WarrantyRow>`
    select id, name, ${warrantyEnd} as ends_on from equipment_items
    where owner_id = ${ownerId} and ${isKept}
      and ${warrantyEnd} between ${viewersToday} - ${late}::int and ${viewersToday} + ${soon}::int
    order by ends_on, id
  `.execute(db);
  return rows;
}

/** Every warranty whose end is known and lies ahead or just behind. */
export async function readWarrantyDays(db: Db, ownerId: string): Promise<WarrantyRow[]> {
  const { rows } = await sql<WarrantyRow>`
    select id, name, ${warrantyEnd} as ends_on from equipment_items
    where owner_id = ${ownerId} and ${isKept} and ${warrantyEnd} >= ${today} - ${late}::int order by ends_on, id
  `.execute(db);
  return rows;
}

export function toWarrantyReminder({ id, name, ends_on }: WarrantyRow): Reminder {
  return {
    kind: 'warranty',
    _id: id,
    subject: { kind: 'equipmentItem', _id: id, name },
    text: '',
    dueOn: ends_on,
    rule: null,
  };
}

/**
 * Tells pilots of warranties that end soon, and once more on the last day; the second takes the place of the first. One
 * statement, and each notification has a row: however many processes do it and however often, each pilot gets one.
 */
export async function notifyWarranties(db: Db): Promise<void> {
  await sql`
    with ending as (
      select id, owner_id, ${warrantyEnd} as ends_on from equipment_items
      where ${isKept} and ${warrantyEnd} between ${today} - ${late}::int and ${today} + ${soon}::int
    ), notified as (
      insert into warranty_notices (equipment_item_id, ends_on, moment)
      select id, ends_on, case when ends_on <= ${today} then 'end' else 'soon' end from ending
      on conflict do nothing returning equipment_item_id, moment
    ), replaced as (
      delete from notifications using notified
      where notifications.equipment_item_id = notified.equipment_item_id and notified.moment = 'end'
    )
    insert into notifications (user_id, kind, equipment_item_id, due_on)
    select owner_id, 'warranty', id, ends_on from ending join notified on equipment_item_id = id
  `.execute(db);
}
