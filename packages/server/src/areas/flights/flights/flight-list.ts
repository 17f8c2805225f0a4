import { type FlightCounts, type FlightFilter, flightFilters } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { type PageQuery, pageRows } from '../../../lists/page.ts';
import { matches } from '../../../lists/search.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { selectFlights } from './flight-rows.ts';
import { periodOf } from './period.ts';

/** What narrows the list, whichever filter is chosen. */
export interface WantedFlights {
  q?: string | undefined;
  tag?: string | undefined;
  discipline?: string | undefined;
  drone?: string | undefined;
  spot?: string | undefined;
  /** IANA name; UTC without one. */
  tz?: string | undefined;
}

export interface FlightQuery extends PageQuery, WantedFlights {
  filter: FlightFilter;
}

/** Own flights, newest recording first. */
export function listOwnFlights(db: Db, owner: NonNullable<Viewer>, query: FlightQuery) {
  return pageRows(
    selectFlights(db, owner)
      .where(isWanted(owner, query))
      .orderBy('flights.recorded_at', 'desc')
      .orderBy('flights.id', 'desc'),
    query,
  ).execute();
}

export async function countOwnFlights(
  db: Db,
  owner: NonNullable<Viewer>,
  query: FlightQuery,
): Promise<number> {
  const { count } = await db
    .selectFrom('flights')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isWanted(owner, query))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many flights each filter would find among those wanted. */
export async function countByFilter(
  db: Db,
  owner: NonNullable<Viewer>,
  wanted: WantedFlights,
): Promise<FlightCounts> {
  const counts = flightFilters.map((filter) => {
    const isIn = sql.join([sql`true`, ...filterConditions(filter, wanted.tz)], sql` and `);
    return sql`count(*) filter (where ${isIn}) as ${sql.ref(filter)}`;
  });
  const { rows } = await sql<FlightCounts>`
    select ${sql.join(counts)} from flights where ${isWanted(owner, { ...wanted, filter: 'all' })}`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('An aggregate without a row');
  return found;
}

/** Whether a flight is the owner's, and among those wanted. */
export function isWanted(
  owner: NonNullable<Viewer>,
  query: WantedFlights & { filter: FlightFilter },
): RawBuilder<SqlBool> {
  const { filter, q, tag, discipline, drone, spot, tz } = query;
  const conditions = [
    sql<SqlBool>`flights.owner_id = ${owner.id}`,
    ...filterConditions(filter, tz),
    ...(q ? [matches(sql`flights.search || ' ' || search_text(array_to_string(flights.tags, ' '))`, q)] : []),
    ...(tag ? [sql<SqlBool>`${tag} = any(flights.tags)`] : []),
    ...(discipline ? [sql<SqlBool>`${discipline} = any(flights.disciplines)`] : []),
    ...(drone ? [sql<SqlBool>`flights.drone_id = ${drone}`] : []),
    ...(spot ? [sql<SqlBool>`flights.spot_id = ${spot}`] : []),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function filterConditions(filter: FlightFilter, tz = 'UTC'): RawBuilder<SqlBool>[] {
  switch (filter) {
    case 'all':
      return [];
    case 'favorites':
      return [sql`flights.favorite`];
    case 'video':
      return [sql`flights.video_url <> ''`];
    case 'public':
    case 'followers':
    case 'private':
      return [sql`flights.visibility = ${filter}`];
    default: {
      const { start, end } = periodOf(filter, new Date(Date.now()), tz);
      return [sql`flights.recorded_at >= ${start} and flights.recorded_at < ${end}`];
    }
  }
}
