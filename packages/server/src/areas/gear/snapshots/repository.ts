import type { SnapshotInput, SnapshotPatch } from '@estela/contracts';
import { readControllerFacts } from '@estela/contracts/snapshots';
import { sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { notAhead } from '../../../http/not-ahead.ts';
import { type PageQuery, pageRows } from '../../../lists/page.ts';
import { itemNotFound } from '../../../references/write-access.ts';
import { isReachable } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';

/** Snapshots that exist for the viewer: of own drones all, of others that they may see the shared ones. */
function visibleSnapshots(db: Db, droneId: string, viewer: Viewer) {
  const isOwn = viewer ? sql<boolean>`drones.owner_id = ${viewer.id}` : sql<boolean>`false`;
  return db
    .selectFrom('drone_snapshots')
    .innerJoin('drones', 'drones.id', 'drone_snapshots.drone_id')
    .where('drone_snapshots.drone_id', '=', droneId)
    .where(isReachable('drones', viewer))
    .where(sql<boolean>`(${isOwn} or drone_snapshots.shared)`);
}

const listed = [
  'drone_snapshots.id',
  'drone_snapshots.drone_id',
  'drone_snapshots.at',
  'drone_snapshots.firmware',
  'drone_snapshots.version',
  'drone_snapshots.board',
  'drone_snapshots.craft',
  'drone_snapshots.shared',
  'drone_snapshots.created_at',
  'drone_snapshots.updated_at',
  'drones.owner_id',
] as const;
const bytes = sql<number>`octet_length(drone_snapshots.text)`.as('bytes');

export function listSnapshots(db: Db, droneId: string, viewer: Viewer, page: PageQuery) {
  const rows = visibleSnapshots(db, droneId, viewer).select(listed).select(bytes);
  return pageRows(
    rows.orderBy('drone_snapshots.at', 'desc').orderBy('drone_snapshots.id', 'desc'),
    page,
  ).execute();
}

export async function countSnapshots(db: Db, droneId: string, viewer: Viewer): Promise<number> {
  const { count } = await visibleSnapshots(db, droneId, viewer)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findSnapshot(db: Db, droneId: string, id: string, viewer: Viewer) {
  return visibleSnapshots(db, droneId, viewer)
    .select(listed)
    .select([bytes, 'drone_snapshots.text'])
    .where('drone_snapshots.id', '=', id)
    .executeTakeFirst();
}

/** How large the snapshots of all drones of a pilot are, oldest first, after the one of an id. */
export function weighOwnSnapshots(
  db: Db,
  ownerId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return db
    .selectFrom('drone_snapshots')
    .innerJoin('drones', 'drones.id', 'drone_snapshots.drone_id')
    .select(['drone_snapshots.id', sql<number>`pg_column_size(drone_snapshots.text)`.as('bytes')])
    .where('drones.owner_id', '=', ownerId)
    .$if(after !== undefined, (query) => query.where('drone_snapshots.id', '>', String(after)))
    .orderBy('drone_snapshots.id')
    .limit(limit)
    .execute();
}

/** Those of the given ids that are of drones of the pilot, oldest first. */
export function listOwnSnapshots(db: Db, ownerId: string, ids: readonly string[]) {
  return db
    .selectFrom('drone_snapshots')
    .innerJoin('drones', 'drones.id', 'drone_snapshots.drone_id')
    .select(listed)
    .select([bytes, 'drone_snapshots.text'])
    .where('drones.owner_id', '=', ownerId)
    .where('drone_snapshots.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('drone_snapshots.id')
    .execute();
}

/** Who adds snapshots to a drone waits for the other who does, so that the limit holds. Only its owner may. */
export async function lockOwnDrone(db: Db, id: string, ownerId: string): Promise<void> {
  const drone = await db
    .selectFrom('drones')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!drone) throw itemNotFound('drones');
}

export async function insertSnapshot(db: Db, droneId: string, { at, text }: SnapshotInput): Promise<string> {
  const id = newId();
  const facts = readControllerFacts(text);
  await db
    .insertInto('drone_snapshots')
    .values({ id, drone_id: droneId, at: at && notAhead('at', at), text, ...facts })
    .execute();
  return id;
}

/** Both say whether the snapshot was there and the viewer's. */
export async function updateSnapshot(
  db: Db,
  droneId: string,
  id: string,
  ownerId: string,
  { shared }: SnapshotPatch,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('drone_snapshots')
    .set({ shared, updated_at: sql`now()` })
    .where('id', '=', id)
    .where(isOfOwnDrone(droneId, ownerId))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSnapshot(db: Db, droneId: string, id: string, ownerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('drone_snapshots')
    .where('id', '=', id)
    .where(isOfOwnDrone(droneId, ownerId))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const isOfOwnDrone = (droneId: string, ownerId: string) =>
  sql<boolean>`drone_id = (select id from drones where id = ${droneId} and owner_id = ${ownerId})`;

export type SnapshotRow = Awaited<ReturnType<typeof listSnapshots>>[number];
export type WholeSnapshotRow = Awaited<ReturnType<typeof listOwnSnapshots>>[number];
