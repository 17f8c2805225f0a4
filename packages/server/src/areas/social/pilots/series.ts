import type { Discipline, FlightYear, FlownDay, PilotSeries } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';
import { addDays, daysBetween, todayIn } from '../../../calendar-day.ts';
import type { Db } from '../../../database/open.ts';
import { InvalidInputError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { isListed } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';

/** Days of the calendar in a time zone, both ends included. */
export interface DayRange {
  from: string;
  to: string;
  tz: string;
}

const mostDays = 366;
/** Of the spots, those with the most flights. */
const topSpots = 5;

/** The days that were asked for; without any the year until today. */
export function rangeOf(query: {
  from?: string | undefined;
  to?: string | undefined;
  tz?: string | undefined;
}): DayRange {
  const { tz = 'UTC' } = query;
  const to = query.to ?? (query.from ? addDays(query.from, mostDays - 1) : todayIn(tz));
  const from = query.from ?? addDays(to, 1 - mostDays);
  const days = daysBetween(from, to) + 1;
  // Four digits of a year, or a text is no longer a day; the database knows no year 0.
  const isDay = from >= '1000-01-01' && to.length === 10;
  if (!isDay || days < 1 || days > mostDays) throw new InvalidInputError({ from: 'invalid' });
  return { from, to, tz };
}

/** The day of the calendar on which a flight was recorded. An offset as a zone has the sign of ISO, not of POSIX. */
export function localDay(tz: string): RawBuilder<string> {
  return sql<string>`to_char(flights.recorded_at at time zone ${zone(tz)}, 'YYYY-MM-DD')`;
}

const zone = (tz: string) => (/^[+-]/.test(tz) ? sql`${tz}::interval` : sql`${tz}::text`);

/** What was flown within the range. Reads the flights of that one pilot in it, and no others. */
export async function readSeries(
  db: Db,
  ownerId: string,
  viewer: Viewer,
  range: DayRange,
): Promise<PilotSeries> {
  const flown = flownIn(ownerId, viewer, range);
  return {
    from: range.from,
    to: range.to,
    days: await daysFlown(db, flown, range.tz, viewer?.id === ownerId),
    disciplines: await disciplinesFlown(db, flown),
    spots: await spotsFlown(db, flown, viewer),
  };
}

/** A whole year of one's own. */
export async function readYear(
  db: Db,
  owner: SessionUser,
  { year: asked, tz = 'UTC' }: { year?: number | undefined; tz?: string | undefined },
): Promise<FlightYear> {
  const year = asked ?? Number(todayIn(tz).slice(0, 4));
  const flown = flownIn(owner.id, owner, { from: `${year}-01-01`, to: `${year}-12-31`, tz });
  return {
    year,
    days: await daysFlown(db, flown, tz, true),
    disciplines: await disciplinesFlown(db, flown),
    drones: await dronesFlown(db, flown, owner),
  };
}

function flownIn(ownerId: string, viewer: Viewer, { from, to, tz }: DayRange): RawBuilder<unknown> {
  return sql`flights.owner_id = ${ownerId} and ${isListed('flights', viewer)}
    and flights.recorded_at >= ${from}::timestamp at time zone ${zone(tz)}
    and flights.recorded_at < (${to}::date + 1)::timestamp at time zone ${zone(tz)}`;
}

const sums = sql`count(*) as flights, coalesce(sum(duration_seconds), 0) as seconds`;

async function daysFlown(db: Db, flown: RawBuilder<unknown>, tz: string, isOwn: boolean) {
  // Packs are their owner's alone.
  const packs = isOwn
    ? sql`sum((select count(*) from flight_packs where flight_id = flights.id))::int`
    : sql`null::int`;
  const { rows } = await sql<FlownDay>`
    select ${localDay(tz)} as day, ${sums}, ${packs} as packs
    from flights where ${flown} group by 1 order by 1`.execute(db);
  return rows;
}

async function disciplinesFlown(db: Db, flown: RawBuilder<unknown>) {
  const { rows } = await sql<{ discipline: Discipline; flights: number; seconds: number }>`
    select discipline, ${sums} from flights cross join unnest(disciplines) as discipline
    where ${flown} group by 1 order by flights desc, discipline`.execute(db);
  return rows;
}

async function dronesFlown(db: Db, flown: RawBuilder<unknown>, viewer: Viewer) {
  const { rows } = await sql<FlightYear['drones'][number]>`
    select case when drones.id is not null
      then json_build_object('_id', drones.id, 'name', drones.name, 'type', drones.type) end as drone, ${sums}
    from flights left join drones on drones.id = flights.drone_id and ${isListed('drones', viewer)}
    where ${flown} group by drones.id order by seconds desc, flights desc, drones.id`.execute(db);
  return rows;
}

async function spotsFlown(db: Db, flown: RawBuilder<unknown>, viewer: Viewer) {
  const { rows } = await sql<PilotSeries['spots'][number]>`
    select json_build_object('_id', spots.id, 'name', spots.name, 'country', spots.country) as spot, ${sums}
    from flights join spots on spots.id = flights.spot_id and ${isListed('spots', viewer)}
    where ${flown} group by spots.id order by flights desc, seconds desc, spots.id limit ${topSpots}`.execute(
    db,
  );
  return rows;
}
