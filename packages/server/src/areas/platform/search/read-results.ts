import type { CallAnswer, SearchKind } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { summaryColumns } from '../../../identity/user-summary.ts';
import { isKnownGroup } from '../../../visibility/groups.ts';
import { isListed } from '../../../visibility/items.ts';
import { isKnownProfile } from '../../../visibility/profiles.ts';
import { relationColumns, toUserCard } from '../../account/users/index.ts';
import { selectFlights, toFlight } from '../../flights/flights/index.ts';
import { selectDrones, toDrone } from '../../gear/drones/index.ts';
import { selectGroups, toGroup } from '../../groups/groups/index.ts';
import { selectSpots, toSpot } from '../../spots/spots/index.ts';
import type { Found } from './rank.ts';
import { readTalk } from './read-talk.ts';

type Results = CallAnswer<'search'>;
type Reader<Kind extends SearchKind> = (
  db: Db,
  found: readonly Found[],
  viewer: SessionUser | null,
) => Promise<Results[Kind]>;

/** What is shown of what was found, for whoever may see it: since it was found it may have been hidden. */
export const readers: { [Kind in SearchKind]: Reader<Kind> } = {
  pilots: async (db, found, viewer) => {
    const rows = db
      .selectFrom('users')
      .select(summaryColumns)
      .select(relationColumns(viewer))
      .where('users.id', '=', anyOf(found))
      .where(isKnownProfile('users', viewer));
    return ranked(found, (await rows.execute()).map(toUserCard));
  },
  flights: async (db, found, viewer) => {
    const rows = selectFlights(db, viewer)
      .where('flights.id', '=', anyOf(found))
      .where(isListed('flights', viewer));
    return ranked(found, (await rows.execute()).map(toFlight));
  },
  spots: async (db, found, viewer) => {
    const rows = selectSpots(db, viewer)
      .where('spots.id', '=', anyOf(found))
      .where(isListed('spots', viewer));
    const spots = (await rows.execute()).map(toSpot).map((spot) => ({
      ...spot,
      country: spot.location.country,
      photo: spot.photos[0]?.url ?? null,
    }));
    return ranked(found, spots);
  },
  drones: async (db, found, viewer) => {
    const rows = selectDrones(db, viewer)
      .where('drones.id', '=', anyOf(found))
      .where(isListed('drones', viewer));
    return ranked(found, (await rows.execute()).map(toDrone));
  },
  groups: async (db, found, viewer) => {
    if (!viewer) return [];
    const rows = selectGroups(db, viewer).where('groups.id', '=', anyOf(found)).where(isKnownGroup(viewer));
    return ranked(found, (await rows.execute()).map(toGroup));
  },
  topics: async (db, found, viewer) =>
    viewer ? ranked(found, await readTalk(db, 'topics', anyOf(found), viewer)) : [],
  posts: async (db, found, viewer) =>
    viewer ? ranked(found, await readTalk(db, 'posts', anyOf(found), viewer)) : [],
};

function ranked<Item extends { _id: string }>(found: readonly Found[], read: readonly Item[]): Item[] {
  const byId = new Map(read.map((item) => [item._id, item]));
  return found.flatMap(({ id }) => byId.get(id) ?? []);
}

const anyOf = (found: readonly Found[]) => sql<string>`any(${found.map(({ id }) => id)}::uuid[])`;
