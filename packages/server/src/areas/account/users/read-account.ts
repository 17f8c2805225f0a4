import type { AccountExport, BookmarkKind } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { toUserSummary } from '../../../identity/user-summary.ts';
import { selectWholeFlights, toWholeFlight, weighFlights } from '../../flights/flights/index.ts';
import { listStickers } from '../../gear/batteries/index.ts';
import {
  listComponents,
  selectInstallations,
  toComponent,
  toInstallation,
} from '../../gear/components/index.ts';
import { selectWholeDrones, toWholeDrone } from '../../gear/drones/index.ts';
import { exportStatusChanges, selectEquipment, toEquipmentItem } from '../../gear/equipment-items/index.ts';
import { readOwnRules, toRule } from '../../gear/reminders/index.ts';
import { listOwnSnapshots, toWholeSnapshot, weighOwnSnapshots } from '../../gear/snapshots/index.ts';
import { readAllEntries, toEntry } from '../../gear/upkeep/index.ts';
import { readOwnActs, toEntry as toModerationEntry } from '../../platform/moderation/index.ts';
import { selectSpots, toSpot } from '../../spots/spots/index.ts';
import {
  type Relation,
  readFlightComments,
  readFlyDays,
  readGroupOrder,
  readHidden,
  readLikedPosts,
  readMarks,
  readMemberships,
  readPostComments,
  readPosts,
  readRelations,
  readReports,
  readTopicComments,
  readTopics,
} from './export-repository.ts';
import { inLongSlices, inSizedBatches, inSlices } from './slices.ts';

/** All lists of an account; `user` and the time stand before them. */
export type AccountLists = Omit<AccountExport, 'exportedAt' | 'user'>;

const everything = { page: 1, limit: Number.MAX_SAFE_INTEGER };

/**
 * The lists of an account, piece by piece: what may be large or many in slices, one after another, each list without a
 * break. Every piece is a query of its own, between which others have their turn on a database of one session.
 */
export async function* readAccount(db: Db, viewer: SessionUser): AsyncGenerator<Partial<AccountLists>> {
  const { id } = viewer;
  const flights = selectWholeFlights(db, viewer).where('flights.owner_id', '=', id).orderBy('flights.id');
  for await (const rows of inSizedBatches(
    (limit, last) => weighFlights(db, id, { limit, after: last?.id }),
    (ids) => flights.where('flights.id', '=', sql<string>`any(${ids}::uuid[])`).execute(),
  ))
    yield { flights: rows.map(toWholeFlight) };

  const drones = selectWholeDrones(db, viewer).where('drones.owner_id', '=', id).orderBy('drones.id');
  for await (const rows of inSlices<Awaited<ReturnType<typeof drones.execute>>[number]>((limit, last) =>
    drones
      .$if(last !== undefined, (query) => query.where('drones.id', '>', String(last?.id)))
      .limit(limit)
      .execute(),
  ))
    yield { drones: rows.map(toWholeDrone) };

  for await (const rows of inSizedBatches(
    (limit, last) => weighOwnSnapshots(db, id, { limit, after: last?.id }),
    (ids) => listOwnSnapshots(db, id, ids),
  ))
    yield { snapshots: rows.map((row) => toWholeSnapshot(row, viewer)) };

  yield* readGear(db, viewer);
  yield* readPeople(db, viewer);

  yield { groups: await readMemberships(db, id) };
  yield await readGroupOrder(db, id);
  yield* readDiscussions(db, id);
  yield await readFlyDays(db, id);
  yield* readLikings(db, id);
  yield { likedPosts: await readLikedPosts(db, id) };
  yield { hiddenFromFeed: await readHidden(db, id) };
  yield { reports: await readReports(db, id) };
  yield { moderation: (await readOwnActs(db, id)).map(toModerationEntry) };
}

/** Of what a pilot owns at most 2,000 rows each; of what was done with it there is no end. */
async function* readGear(db: Db, viewer: SessionUser): AsyncGenerator<Partial<AccountLists>> {
  const { id } = viewer;
  yield {
    components: (await listComponents(db, id, { ...everything, sort: 'newest' })).map(toComponent).reverse(),
  };
  const installations = selectInstallations(db)
    .innerJoin('components', 'components.id', 'component_id')
    .where('components.owner_id', '=', id)
    .orderBy('installations.id');
  for await (const rows of inSlices<Awaited<ReturnType<typeof installations.execute>>[number]>(
    (limit, last) =>
      installations
        .$if(last !== undefined, (query) => query.where('installations.id', '>', String(last?.id)))
        .limit(limit)
        .execute(),
  ))
    yield { installations: rows.map(toInstallation) };
  const equipment = selectEquipment(db).where('owner_id', '=', id).orderBy('id');
  yield { equipmentItems: (await equipment.execute()).map(toEquipmentItem) };
  for await (const equipmentStatusChanges of inSlices<
    Awaited<ReturnType<typeof exportStatusChanges>>[number]
  >((limit, last) => exportStatusChanges(db, id, { limit, after: last?._id })))
    yield { equipmentStatusChanges };
  yield { batteryStickers: await listStickers(db, id) };
  for await (const rows of inSlices<Awaited<ReturnType<typeof readAllEntries>>[number]>((limit, last) =>
    readAllEntries(db, id, { limit, after: last?.id }),
  ))
    yield { upkeep: rows.map(toEntry) };
  yield { reminderRules: (await readOwnRules(db, id)).map((rule) => toRule(rule)) };
  const spots = selectSpots(db, viewer).where('spots.owner_id', '=', id).orderBy('spots.id');
  for await (const rows of inSlices<Awaited<ReturnType<typeof spots.execute>>[number]>((limit, last) =>
    spots
      .$if(last !== undefined, (query) => query.where('spots.id', '>', String(last?.id)))
      .limit(limit)
      .execute(),
  ))
    yield { spots: rows.map(toSpot) };
}

const peopleOf = {
  following: 'following',
  followers: 'followers',
  blocked: 'blocked',
  followRequestsSent: 'sent',
  followRequestsReceived: 'received',
  removedFollowers: 'removed',
} as const satisfies Partial<Record<keyof AccountLists, Relation>>;

async function* readPeople(db: Db, { id }: SessionUser): AsyncGenerator<Partial<AccountLists>> {
  for (const [name, kind] of Object.entries(peopleOf)) {
    const read = (limit: number, last?: Awaited<ReturnType<typeof readRelations>>[number]) =>
      readRelations(db, kind, id, limit, last);
    for await (const rows of inLongSlices(read)) yield { [name]: rows.map(toUserSummary) };
  }
}

async function* readDiscussions(db: Db, id: string): AsyncGenerator<Partial<AccountLists>> {
  const lists = {
    topics: readTopics,
    posts: readPosts,
    comments: readTopicComments,
    postComments: readPostComments,
    flightComments: readFlightComments,
  };
  for (const [name, read] of Object.entries(lists))
    for await (const rows of inSlices<{ _id: string }>((limit, last) =>
      read(db, id, { limit, after: last?._id }),
    ))
      yield { [name]: rows };
}

async function* readLikings(db: Db, id: string): AsyncGenerator<Partial<AccountLists>> {
  type Mark = Awaited<ReturnType<typeof readMarks>>[number];
  const read = (table: 'likes' | 'bookmarks') =>
    inLongSlices<Mark>((limit, last) => readMarks(db, table, id, limit, last));
  for await (const rows of read('bookmarks'))
    yield { bookmarks: rows.map(({ _id, kind }) => ({ _id, kind: kind as BookmarkKind })) };
  for await (const rows of read('likes')) yield { likes: rows.map(({ _id, kind }) => ({ _id, kind })) };
}
