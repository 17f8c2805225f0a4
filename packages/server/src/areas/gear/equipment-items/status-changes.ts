import {
  defaultCurrency,
  type EquipmentStatusChange,
  type EquipmentStatusChangeInput,
} from '@estela/contracts';
import { type Selectable, sql } from 'kysely';
import { isAhead, todayIn } from '../../../calendar-day.ts';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import type { Schema } from '../../../database/schema.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../../http/errors.ts';
import { type PageQuery, pageRows } from '../../../lists/page.ts';

/** What a change depends on; locked until the transaction ends, so that changes come one after another. */
export function lockItem(db: Db, id: string, ownerId: string) {
  return db
    .selectFrom('equipment_items')
    .select(['type', 'status', 'currency', 'purchase_date', 'warranty_expiration'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst();
}

type LockedItem = NonNullable<Awaited<ReturnType<typeof lockItem>>>;

function selectStatusChanges(db: Db) {
  return db.selectFrom('equipment_status_changes').selectAll();
}

export async function listStatusChanges(db: Db, itemId: string, query: PageQuery) {
  const ofItem = selectStatusChanges(db).where('equipment_item_id', '=', itemId);
  const { total } = await db
    .selectFrom('equipment_status_changes')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('equipment_item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return {
    total,
    rows: await pageRows(ofItem.orderBy('id', 'desc'), query).execute(),
  };
}

export function toStatusChange(row: Selectable<Schema['equipment_status_changes']>): EquipmentStatusChange {
  return {
    _id: row.id,
    from: row.from_status,
    status: row.status,
    on: row.on_day,
    price: row.price_minor,
    currency: row.currency,
    note: row.note,
    createdAt: row.created_at.toISOString(),
  };
}

/** Of everything that a pilot owns, oldest first, what comes after the change of an id. */
export async function exportStatusChanges(
  db: Db,
  ownerId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  const rows = await selectStatusChanges(db)
    .where(
      'equipment_item_id',
      'in',
      db.selectFrom('equipment_items').select('id').where('owner_id', '=', ownerId),
    )
    .$if(after !== undefined, (query) => query.where('id', '>', String(after)))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...toStatusChange(row), equipmentItem: row.equipment_item_id }));
}

/** Gives a locked item another status and keeps when that was. */
export async function changeStatus(
  db: Db,
  itemId: string,
  item: LockedItem,
  { status, on, price = null, currency = null, note }: EquipmentStatusChangeInput,
) {
  if (status === item.status) throw new InvalidInputError({ status: 'sameStatus' });
  if (price !== null && status !== 'sold') throw new InvalidInputError({ price: 'saleOnly' });
  const last = await lastChange(db, itemId);
  const day = on ?? latest(todayIn(), last?.on_day);
  if (last && day < last.on_day) throw new InvalidInputError({ on: 'beforeLastChange' });
  if (on && item.purchase_date && on < item.purchase_date)
    throw new InvalidInputError({ on: 'beforePurchase' });
  if (isAhead(day)) throw new InvalidInputError({ on: 'inFuture' });
  await db
    .updateTable('equipment_items')
    .set({ status, updated_at: sql`now()` })
    .where('id', '=', itemId)
    .execute();
  return db
    .insertInto('equipment_status_changes')
    .values({
      id: newId(),
      equipment_item_id: itemId,
      from_status: item.status,
      status,
      on_day: day,
      price_minor: price,
      currency: price === null ? null : (currency ?? item.currency ?? defaultCurrency),
      note,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const latest = (day: string, other = day) => (day > other ? day : other);

/** Takes back the last change: an older one would leave a gap in the history. */
export async function undoStatusChange(db: Db, itemId: string, changeId: string): Promise<void> {
  const last = await lastChange(db, itemId);
  if (last?.id !== changeId) {
    const known = selectStatusChanges(db).where('id', '=', changeId).where('equipment_item_id', '=', itemId);
    if (await known.executeTakeFirst()) throw new ConflictError('laterStatusChange');
    throw new NotFoundError('statusChangeNotFound');
  }
  await db.deleteFrom('equipment_status_changes').where('id', '=', changeId).execute();
  await db
    .updateTable('equipment_items')
    .set({ status: last.from_status, updated_at: sql`now()` })
    .where('id', '=', itemId)
    .execute();
}

function lastChange(db: Db, itemId: string) {
  return selectStatusChanges(db)
    .where('equipment_item_id', '=', itemId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
