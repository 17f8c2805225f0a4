import type { SpotCluster } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isBlocked, isNotBlocked } from '../../../visibility/blocks.ts';
import { isListed, isNarrowing } from '../../../visibility/items.ts';
import { type Box, boxSpan } from './box.ts';
import { inBox, ofFollowed, type Wanted } from './places.ts';

/** Cells along the longer side of a box: 8 to 16. */
const mostCells = 16;
/** As the table `spot_cells` keeps them. */
const levels = { coarsest: 4, finest: 12 };

export interface Clusters {
  /** Cells with more than one spot. */
  clusters: SpotCluster[];
  /** Spots that are alone in their cell. */
  alone: string[];
  total: number;
}

interface CellRow {
  x: number;
  y: number;
  count: number;
  lat: number;
  lng: number;
  id: string | null;
}

/**
 * What the viewer may see in the cells that touch a box, counted cell by cell and by the place that others see. Public
 * spots come from the counts that `spot_cells` keeps, whatever else from rows: own ones, those of followed pilots, what a
 * search found.
 */
export async function findClusters(db: Db, wanted: Wanted, box: Box): Promise<Clusters> {
  const level = Math.min(
    levels.finest,
    Math.max(levels.coarsest, Math.floor(Math.log2((mostCells * 360) / boxSpan(box)))),
  );
  const { rows } = await sql<CellRow>`
    with parts as materialized (
      ${sql.join(
        partsOf(wanted, box).map((part) => sql`(${part})`),
        sql` union all `,
      )}
    ), counted as (
      select x, y, count, lat_sum, lng_sum, null::uuid as id from spot_cells
      where ${isByCell(wanted)}::boolean and level = ${level} and ${touches(level, box)} and count > 0
      union all
      select ${columnOf(sql`lng`, level)}, ${rowOf(sql`lat`, level)}, sign, sign * lat, sign * lng,
        case when sign > 0 then id end from parts
    ), cells as (
      select x, y, sum(count)::int as count, sum(lat_sum) / sum(count) as lat, sum(lng_sum) / sum(count) as lng,
        (array_agg(id) filter (where id is not null))[1] as id
      from counted where ${touches(level, box)} group by x, y having sum(count) > 0
    )
    select x, y, count, lat, lng, case when count = 1 then coalesce(id, ${publicSpotIn(wanted, level)}) end as id
    from cells order by y desc, x
  `.execute(db);
  return {
    clusters: rows.filter(({ count }) => count > 1).map((row) => toCluster(row, level)),
    alone: rows.flatMap(({ id }) => id ?? []),
    total: rows.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Whether `spot_cells` answers: it holds all that is public, neither one pilot's nor what fits some words. */
export function isByCell({ filter, q }: Wanted): boolean {
  return !q?.trim() && (filter === undefined || filter === 'public');
}

/** Rows to count beside the cells; `sign` is -1 where a cell counts what the viewer may not see. */
function partsOf(wanted: Wanted, box: Box): RawBuilder<unknown>[] {
  const { viewer, filter } = wanted;
  const rows = (sign: number) =>
    sql`select id, shown_lat as lat, shown_lng as lng, ${sql.lit(sign)} as sign from spots`;
  if (!isByCell(wanted))
    return [
      sql`select id, shown_lat as lat, shown_lng as lng, 1 as sign from (${inBox(wanted, box)}) as found`,
    ];
  const owner = sql`owner_id`;
  const closing = sql`${rows(-1)} where audience = 'public' and ${isNarrowing(owner)} and not ${isListed('spots', viewer)}`;
  if (!viewer) return [closing];
  const blocked = sql`${rows(-1)} where audience = 'public' and ${isBlocked(owner, viewer)}`;
  const gone = [blocked, sql`${closing} and ${isNotBlocked(owner, viewer)}`];
  if (filter === 'public') return gone;
  const own = sql`${rows(1)} where owner_id = ${viewer.id} and audience <> 'public'`;
  const followed = ofFollowed(
    viewer,
    (pilot) => sql`${rows(1)} where owner_id = ${pilot} and audience = 'followers'`,
  );
  return [own, followed, ...gone];
}

/** The public spot of a cell that holds one alone, as a subquery of `cells`. */
function publicSpotIn({ viewer }: Wanted, level: number): RawBuilder<unknown> {
  const size = 360 / 2 ** level;
  const corner = (more: number) =>
    sql`point((x + ${more}) * ${size}::float8 - 180, (y + ${more}) * ${size}::float8 - 90)`;
  return sql`(
    select id from spots where audience >= 'followers' and audience = 'public' and ${isListed('spots', viewer)}
      and point(shown_lng, shown_lat) <@ box(${corner(0)}, ${corner(1)})
      and ${columnOf(sql`shown_lng`, level)} = x and ${rowOf(sql`shown_lat`, level)} = y limit 1)`;
}

const columnOf = (lng: RawBuilder<unknown>, level: number) => sql<number>`spot_column(${lng}, ${level})`;
const rowOf = (lat: RawBuilder<unknown>, level: number) => sql<number>`spot_row(${lat}, ${level})`;

/** Cells that lie in the box or across its edge. */
function touches(level: number, { west, south, east, north }: Box): RawBuilder<SqlBool> {
  const from = sql`x >= ${columnOf(sql`${west}`, level)}`;
  const to = sql`x <= ${columnOf(sql`${east}`, level)}`;
  return sql<SqlBool>`(${from} ${west <= east ? sql`and` : sql`or`} ${to})
    and y between ${rowOf(sql`${south}`, level)} and ${rowOf(sql`${north}`, level)}`;
}

function toCluster({ x, y, count, lat, lng }: CellRow, level: number): SpotCluster {
  const size = 360 / 2 ** level;
  const [west, south] = [x * size - 180, y * size - 90];
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return {
    lat: round(lat),
    lng: round(lng),
    count,
    bbox: [round(west), round(south), round(west + size), round(south + size)],
  };
}
