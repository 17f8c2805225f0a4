import type {
  EquipmentCondition,
  EquipmentItemInput,
  EquipmentItemPatch,
  EquipmentStatus,
  EquipmentType,
} from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/open.ts';
import { type PageQuery, pageRows } from '../../items/page.ts';
import { matches } from '../../items/search.ts';
import { selectEquipment } from './equipment-rows.ts';

export interface EquipmentQuery extends PageQuery {
  type?: EquipmentType | undefined;
  status?: EquipmentStatus | undefined;
  condition?: EquipmentCondition | undefined;
  favorite?: 'true' | 'false' | undefined;
  q?: string | undefined;
}

export function findEquipmentItem(db: Db, id: string, ownerId: string) {
  return selectEquipment(db).where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst();
}

export function listEquipment(db: Db, ownerId: string, query: EquipmentQuery) {
  return pageRows(
    selectEquipment(db).where(isWanted(ownerId, query)).orderBy('created_at', 'desc').orderBy('id', 'desc'),
    query,
  ).execute();
}

export async function countEquipment(db: Db, ownerId: string, query: EquipmentQuery): Promise<number> {
  const { count } = await db
    .selectFrom('equipment_items')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isWanted(ownerId, query))
    .executeTakeFirstOrThrow();
  return count;
}

function isWanted(ownerId: string, query: EquipmentQuery): RawBuilder<SqlBool> {
  const { type, status, condition, favorite, q } = query;
  const text = sql`search_text(name || ' ' || brand || ' ' || model || ' ' || serial_number || ' ' || location)`;
  const conditions = [
    sql<SqlBool>`owner_id = ${ownerId}`,
    ...(type ? [sql<SqlBool>`type = ${type}`] : []),
    ...(status ? [sql<SqlBool>`status = ${status}`] : []),
    ...(condition ? [sql<SqlBool>`condition = ${condition}`] : []),
    ...(favorite ? [sql<SqlBool>`favorite = ${favorite === 'true'}`] : []),
    ...(q ? [matches(text, q)] : []),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

export async function insertEquipmentItem(
  db: Db,
  ownerId: string,
  input: EquipmentItemInput,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('equipment_items')
    .values({
      id,
      owner_id: ownerId,
      name: input.name,
      type: input.type,
      condition: input.condition,
      ...optionalColumns(input),
      currency: input.currency ?? (typeof input.price === 'number' ? defaultCurrency : null),
    })
    .execute();
  return id;
}

/** Changes the named fields; a price that had no currency before is in euros. */
export async function updateEquipmentItem(
  db: Db,
  id: string,
  ownerId: string,
  patch: EquipmentItemPatch,
): Promise<void> {
  const { currency, price } = patch;
  const needsCurrency = typeof price === 'number' && !currency;
  await db
    .updateTable('equipment_items')
    .set({
      name: patch.name,
      type: patch.type,
      condition: patch.condition,
      ...optionalColumns(patch),
      currency: needsCurrency ? sql<string>`coalesce(currency, ${defaultCurrency})` : currency,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .execute();
}

const defaultCurrency = 'EUR';

/** What is not named is undefined, and Kysely leaves it out. */
function optionalColumns(item: EquipmentItemPatch) {
  return {
    brand: item.brand,
    model: item.model,
    status: item.status,
    price_minor: item.price,
    purchase_date: item.purchaseDate,
    serial_number: item.serialNumber,
    warranty: item.warranty === undefined ? undefined : JSON.stringify(item.warranty),
    warranty_expiration: item.warrantyExpiration,
    location: item.location,
    source_url: item.sourceUrl,
    description: item.description,
    notes: item.notes,
    favorite: item.favorite,
  };
}
