import type { CallAnswer, SearchKind } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { summaryColumns } from '../../../identity/user-summary.ts';
import { isKnownGroup } from '../../../visibility/groups.ts';
import { isListed } from '../../../visibility/items.ts';
import { isKnownProfile } from '../../../visibility/profiles.ts';
import { relationColumns, toUserCard } from '../../account/users/index.ts';
import { selectFlights, toFlight } from '../../flights/flights/index.ts';
import { selectDrones, toDrone } from '../../gear/drones/index.ts';
import { selectGroups, toGroup } from '../../groups/groups/index.ts';
import { selectSpots, toSpot } from '../../spots/spots/index.ts';
import { findGroups } from './find-groups.ts';
import { findItems, type ItemTable } from './find-items.ts';
import type { Found, SearchRequest } from './rank.ts';

type Results = CallAnswer<'search'>;
/** `pilots` finds those that are called so, once for all kinds that ask. */
type Asked = SearchRequest & { pilots: () => Promise<Found[]> };
type Finder<Kind extends SearchKind> = (db: Db, asked: Asked) => Promise<Results[Kind]>;

/** What is found and shown of each kind. Both steps ask who may see it: between them it may have been hidden. */
export const finders: { [Kind in SearchKind]: Finder<Kind> } = {
  pilots: async (db, { viewer, pilots }) => {
    const found = await pilots();
    const rows = db
      .selectFrom('users')
      .select(summaryColumns)
      .select(relationColumns(viewer))
      .where('users.id', '=', anyOf(found))
      .where(isKnownProfile('users', viewer));
    return ranked(found, (await rows.execute()).map(toUserCard));
  },
  flights: async (db, { pilots, ...sought }) => {
    const named = (await pilots()).filter(({ isAlike }) => !isAlike).map(({ id }) => id);
    const { found, isMeant } = await items(db, 'flights', sought, named);
    const rows = await selectFlights(db, sought.viewer)
      .where('flights.id', '=', anyOf(found))
      .where(isMeant)
      .execute();
    return ranked(found, rows.map(toFlight));
  },
  spots: async (db, sought) => {
    const { found, isMeant } = await items(db, 'spots', sought);
    const rows = await selectSpots(db, sought.viewer)
      .where('spots.id', '=', anyOf(found))
      .where(isMeant)
      .execute();
    const spots = rows.map(toSpot).map((spot) => ({
      ...spot,
      country: spot.location.country,
      photo: spot.photos[0]?.url ?? null,
    }));
    return ranked(found, spots);
  },
  drones: async (db, sought) => {
    const { found, isMeant } = await items(db, 'drones', sought);
    const rows = await selectDrones(db, sought.viewer)
      .where('drones.id', '=', anyOf(found))
      .where(isMeant)
      .execute();
    return ranked(found, rows.map(toDrone));
  },
  groups: async (db, { term, viewer }) => {
    if (!viewer) return [];
    const found = await findGroups(db, term, viewer);
    const rows = selectGroups(db, viewer).where('groups.id', '=', anyOf(found)).where(isKnownGroup(viewer));
    return ranked(found, (await rows.execute()).map(toGroup));
  },
};

async function items(db: Db, table: ItemTable, sought: SearchRequest, pilots?: readonly string[]) {
  return { found: await findItems(db, table, sought, pilots), isMeant: isListed(table, sought.viewer) };
}

function ranked<Item extends { _id: string }>(found: readonly Found[], read: readonly Item[]): Item[] {
  const byId = new Map(read.map((item) => [item._id, item]));
  return found.flatMap(({ id }) => byId.get(id) ?? []);
}

const anyOf = (found: readonly Found[]) => sql<string>`any(${found.map(({ id }) => id)}::uuid[])`;
