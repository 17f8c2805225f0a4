import { defaultCurrency, type EquipmentStatistics, type WarrantyState } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isKept, isWarranty, warrantyEnd } from './warranty.ts';

/** One pass over a pilot's own equipment. Prices that were stored without a currency are in euros. */
export async function countUpEquipment(db: Db, ownerId: string, today: string): Promise<EquipmentStatistics> {
  const countOf = (state: WarrantyState) =>
    sql`count(*) filter (where ${isWarranty(state, sql`ends`, today)})`;
  const { rows } = await sql<EquipmentStatistics>`
    with own as materialized (
      select *, ${warrantyEnd} as ends from equipment_items where owner_id = ${ownerId}
    )
    select
      (select count(*) from own) as total,
      (select count(*) from own where favorite) as favorites,
      ${groupsOf('type')} as "byType",
      ${groupsOf('status')} as "byStatus",
      ${groupsOf('condition')} as "byCondition",
      (select coalesce(jsonb_agg(sums order by sums.amount desc, sums.currency), '[]') from (
        select coalesce(currency, ${defaultCurrency}) as currency, sum(price_minor) as amount, count(*) as items,
          coalesce(sum(price_minor) filter (where status = 'active'), 0) as "activeAmount"
        from own where price_minor is not null group by 1) as sums) as "values",
      (select coalesce(jsonb_agg(sums order by sums.amount desc, sums.currency), '[]') from (
        select sale.currency, sum(sale.price_minor) as amount, count(*) as items
        from own cross join lateral (
          select price_minor, currency from equipment_status_changes
          where equipment_item_id = own.id order by id desc limit 1) as sale
        where own.status = 'sold' and sale.price_minor is not null group by sale.currency) as sums) as sales,
      (select jsonb_build_object(
        'valid', ${countOf('valid')}, 'expiringSoon', ${countOf('expiringSoon')}, 'expired', ${countOf('expired')})
        from own where ${isKept}) as warranty
  `.execute(db);
  // The query without FROM always gives its one row.
  return rows[0] as EquipmentStatistics;
}

/** `[{<column>, count}]`, most frequent first. */
function groupsOf(column: 'type' | 'status' | 'condition') {
  const name = sql.ref(column);
  return sql`(select coalesce(jsonb_agg(kinds order by kinds.count desc, kinds.${name}), '[]') from (
    select ${name}, count(*) as count from own group by ${name}) as kinds)`;
}
