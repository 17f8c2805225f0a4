import {
  type DroneInput,
  type DronePatch,
  type DroneSort,
  type DroneType,
  defaultVisibility,
} from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { type PageQuery, pageRows } from '../../../lists/page.ts';
import { matches } from '../../../lists/search.ts';
import { isReachable } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { setDroneComponents } from '../components/index.ts';
import { selectOwnDrones, selectWholeDrones } from './whole-drones.ts';

export interface DroneQuery extends PageQuery {
  type?: DroneType | undefined;
  q?: string | undefined;
  sort: DroneSort;
}

export function findDrone(db: Db, id: string, viewer: Viewer) {
  return selectWholeDrones(db, viewer)
    .where('drones.id', '=', id)
    .where(isReachable('drones', viewer))
    .executeTakeFirst();
}

export function listOwnDrones(db: Db, owner: NonNullable<Viewer>, query: DroneQuery) {
  return pageRows(
    selectOwnDrones(db, owner)
      .where(isWanted(owner.id, query))
      .orderBy(orders[query.sort])
      .orderBy('drones.created_at', 'desc')
      .orderBy('drones.id', 'desc'),
    query,
  ).execute();
}

/** Before the newest first, which decides where the rest is equal. */
const orders: Record<DroneSort, RawBuilder<unknown>> = {
  newest: sql`drones.created_at desc`,
  name: sql`search_text(drones.name)`,
  lastFlown: sql`(select max(recorded_at) from flights where drone_id = drones.id) desc nulls last`,
  mostFlown: sql`(select sum(duration_seconds) from flights where drone_id = drones.id) desc nulls last`,
};

function isWanted(ownerId: string, { type, q }: DroneQuery): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`drones.owner_id = ${ownerId}`,
    ...(type ? [sql<SqlBool>`drones.type = ${type}`] : []),
    ...(q ? [matches(sql`search_text(drones.name || ' ' || drones.brand || ' ' || drones.model)`, q)] : []),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

export async function countOwnDrones(db: Db, ownerId: string, query: DroneQuery): Promise<number> {
  const { count } = await db
    .selectFrom('drones')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isWanted(ownerId, query))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertDrone(db: Db, ownerId: string, input: DroneInput): Promise<string> {
  const id = newId();
  await db
    .insertInto('drones')
    .values({
      id,
      owner_id: ownerId,
      name: input.name,
      type: input.type,
      brand: input.brand,
      model: input.model,
      serial_number: input.serialNumber,
      weight_g: input.weight,
      frame_size_mm: input.frameSize,
      frame: input.frame,
      description: input.description,
      notes: input.notes,
      visibility: input.visibility ?? defaultVisibility,
      origin_type: input.originType,
    })
    .execute();
  await setDroneComponents(db, id, input.components);
  return id;
}

/** Changes the named fields; false when the drone is not the owner's. */
export async function updateDrone(db: Db, id: string, ownerId: string, patch: DronePatch): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('drones')
    .set({
      name: patch.name,
      type: patch.type,
      brand: patch.brand,
      model: patch.model,
      serial_number: patch.serialNumber,
      weight_g: patch.weight,
      frame_size_mm: patch.frameSize,
      frame: patch.frame,
      description: patch.description,
      notes: patch.notes,
      visibility: patch.visibility,
      origin_type: patch.originType,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await setDroneComponents(db, id, patch.components);
  return true;
}

export async function setDroneImage(db: Db, id: string, ownerId: string, mediaId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('drones')
    .set({ image_id: mediaId, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Its parts and its log meet those of a part that is deleted at the same time: one of the two is tried again. */
export async function deleteDrone(db: Db, id: string, ownerId: string): Promise<boolean> {
  const { numDeletedRows } = await inTransaction(db, (trx) =>
    trx.deleteFrom('drones').where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}
