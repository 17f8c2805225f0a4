import type {
  EquipmentCondition,
  EquipmentSort,
  EquipmentStatus,
  EquipmentType,
  WarrantyState,
} from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { todayIn } from '../../../calendar-day.ts';
import type { Db } from '../../../database/open.ts';
import { type PageQuery, pageRows } from '../../../lists/page.ts';
import { matches } from '../../../lists/search.ts';
import { searchedText, selectEquipment } from './equipment-rows.ts';
import { isKept, isWarranty, warrantyEnd } from './warranty.ts';

export interface EquipmentQuery extends PageQuery {
  type?: EquipmentType | undefined;
  exceptType?: EquipmentType | undefined;
  status?: EquipmentStatus | undefined;
  condition?: EquipmentCondition | undefined;
  favorite?: 'true' | 'false' | undefined;
  warranty?: WarrantyState | undefined;
  q?: string | undefined;
  tz?: string | undefined;
  sort: EquipmentSort;
}

export function findEquipmentItem(db: Db, id: string, ownerId: string) {
  return selectEquipment(db).where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst();
}

export function listEquipment(db: Db, ownerId: string, query: EquipmentQuery) {
  return pageRows(
    selectEquipment(db)
      .where(isWanted(ownerId, query))
      .orderBy(orderOf(query))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
    query,
  ).execute();
}

/** Before the newest first, which decides where the rest is equal. */
function orderOf({ sort, tz }: EquipmentQuery): RawBuilder<unknown> {
  return {
    newest: sql`created_at desc`,
    name: sql`search_text(name)`,
    purchase: sql`purchase_date desc nulls last`,
    // Those that run, the first to end first; what has no warranty any more comes after them.
    warranty: sql`${isKept} and ${warrantyEnd} >= ${todayIn(tz)}::date desc nulls last, ${warrantyEnd}`,
  }[sort];
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
  const { type, exceptType, status, condition, favorite, warranty, q, tz } = query;
  const conditions = [
    sql<SqlBool>`owner_id = ${ownerId}`,
    ...(type ? [sql<SqlBool>`type = ${type}`] : []),
    ...(exceptType ? [sql<SqlBool>`type <> ${exceptType}`] : []),
    ...(status ? [sql<SqlBool>`status = ${status}`] : []),
    ...(condition ? [sql<SqlBool>`condition = ${condition}`] : []),
    ...(favorite ? [sql<SqlBool>`favorite = ${favorite === 'true'}`] : []),
    ...(warranty ? [isKept, isWarranty(warranty, warrantyEnd, todayIn(tz))] : []),
    ...(q ? [matches(searchedText, q)] : []),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
