import { foundPerKind } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { rowLimits } from './rank.ts';

/** Ids of what flights are also found by, the best first. */
export interface Flown {
  pilots: readonly string[];
  spots: readonly string[];
  drones: readonly string[];
}

export const nothingFlown: Flown = { pilots: [], spots: [], drones: [] };

/** Of the viewer's own flights, those at one of the spots or with one of the drones. */
export const isFlown = ({ spots, drones }: Flown) =>
  sql<SqlBool>`(spot_id = any (${spots}::uuid[]) or drone_id = any (${drones}::uuid[]))`;

/** The newest flights of each pilot, at each spot and with each drone, each part by an index in that order. */
export function flownWith({ pilots, spots, drones }: Flown, row: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  const add = (ids: readonly string[], newest: RawBuilder<unknown>) => {
    if (ids.length > 0)
      parts.push(sql`(select ${row} from flights where id in (
        select item.id from unnest(${ids}::uuid[]) as sought (id), unnest(enum_range(null::audience)) as range (audience),
          lateral (${newest}) as item))`);
  };
  add(
    pilots,
    sql`select id from feed_items where owner_id = sought.id and kind = 'flight' and audience = range.audience
      order by created_at desc, id desc limit ${sql.lit(foundPerKind)}`,
  );
  add(spots, newestBy(sql`spot_id`));
  add(drones, newestBy(sql`drone_id`));
  return parts;
}

/** What only their owners see is among the viewer's own. More than are shown: of pilots who blocked the viewer some are read in vain. */
const newestBy = (column: RawBuilder<unknown>) => sql`
  select id from flights where ${column} = sought.id and audience = range.audience and range.audience >= 'followers'
  order by created_at desc, id desc limit ${sql.lit(rowLimits.beginning)}`;
