import type { CallAnswer, SearchKind } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { summaryColumns } from '../../identity/user-summary.ts';
import { isKnownGroup, isKnownProfile, isListed } from '../../visibility/visibility.ts';
import { selectDrones, toDrone } from '../drones/index.ts';
import { selectFlights, toFlight } from '../flights/index.ts';
import { selectGroups, toGroup } from '../groups/index.ts';
import { selectSpots, toSpot } from '../spots/index.ts';
import { relationColumns, toUserCard } from '../users/index.ts';
import { findGroups } from './find-groups.ts';
import { findItems, type ItemTable } from './find-items.ts';
import { findPilots } from './find-pilots.ts';
import type { Sought } from './rank.ts';

type Results = CallAnswer<'search'>;
type Finder<Kind extends SearchKind> = (db: Db, sought: Sought) => Promise<Results[Kind]>;

/** What is found and shown of each kind. Both steps ask who may see it: between them it may have been hidden. */
export const finders: { [Kind in SearchKind]: Finder<Kind> } = {
  pilots: async (db, { viewer, ...sought }) => {
    const ids = await findPilots(db, { viewer, ...sought });
    const rows = db
      .selectFrom('users')
      .select(summaryColumns)
      .select(relationColumns(viewer))
      .where('users.id', '=', anyOf(ids))
      .where(isKnownProfile('users', viewer));
    return ranked(ids, (await rows.execute()).map(toUserCard));
  },
  flights: async (db, sought) => {
    const { ids, isMeant } = await items(db, 'flights', sought);
    const rows = await selectFlights(db, sought.viewer)
      .where('flights.id', '=', anyOf(ids))
      .where(isMeant)
      .execute();
    return ranked(ids, rows.map(toFlight));
  },
  spots: async (db, sought) => {
    const { ids, isMeant } = await items(db, 'spots', sought);
    const rows = await selectSpots(db, sought.viewer)
      .where('spots.id', '=', anyOf(ids))
      .where(isMeant)
      .execute();
    const spots = rows.map(toSpot).map((spot) => ({
      ...spot,
      country: spot.location.country,
      photo: spot.photos[0]?.url ?? null,
    }));
    return ranked(ids, spots);
  },
  drones: async (db, sought) => {
    const { ids, isMeant } = await items(db, 'drones', sought);
    const rows = await selectDrones(db, sought.viewer)
      .where('drones.id', '=', anyOf(ids))
      .where(isMeant)
      .execute();
    return ranked(ids, rows.map(toDrone));
  },
  groups: async (db, { term, viewer }) => {
    if (!viewer) return [];
    const ids = await findGroups(db, term, viewer);
    const rows = selectGroups(db, viewer).where('groups.id', '=', anyOf(ids)).where(isKnownGroup(viewer));
    return ranked(ids, (await rows.execute()).map(toGroup));
  },
};

async function items(db: Db, table: ItemTable, sought: Sought) {
  return { ids: await findItems(db, table, sought), isMeant: isListed(table, sought.viewer) };
}

function ranked<Item extends { _id: string }>(ids: readonly string[], found: readonly Item[]): Item[] {
  const byId = new Map(found.map((item) => [item._id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;
