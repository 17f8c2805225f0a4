import type { EquipmentStatistics } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { warrantyEnd } from './equipment-rows.ts';

/** Days before its end that a warranty counts as expiring soon. */
const soon = 30;

/** One pass over a pilot's own equipment. */
export async function countUpEquipment(db: Db, ownerId: string): Promise<EquipmentStatistics> {
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
        select currency, sum(price_minor) as amount, count(*) as items,
          coalesce(sum(price_minor) filter (where status = 'active'), 0) as "activeAmount"
        from own where price_minor is not null group by currency) as sums) as "values",
      (select jsonb_build_object(
        'valid', count(*) filter (where ends > current_date + ${soon}::int),
        'expiringSoon', count(*) filter (where ends between current_date and current_date + ${soon}::int),
        'expired', count(*) filter (where ends < current_date)) from own) as warranty
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
