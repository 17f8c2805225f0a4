import { type DroneInput, type DronePatch, defaultVisibility } from '@estela/contracts';
import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/open.ts';
import { type PageQuery, pageRows } from '../../items/page.ts';
import { isReachable, type Viewer } from '../../visibility/visibility.ts';
import { setDroneComponents } from '../components/index.ts';
import { selectDrones } from './drone-rows.ts';

export function findDrone(db: Db, id: string, viewer: Viewer) {
  return selectDrones(db, viewer)
    .where('drones.id', '=', id)
    .where(isReachable('drones', viewer))
    .executeTakeFirst();
}

export function listOwnDrones(db: Db, owner: NonNullable<Viewer>, page: PageQuery) {
  return pageRows(
    selectDrones(db, owner)
      .where('drones.owner_id', '=', owner.id)
      .orderBy('drones.created_at', 'desc')
      .orderBy('drones.id', 'desc'),
    page,
  ).execute();
}

export async function countOwnDrones(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('drones')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
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

export async function deleteDrone(db: Db, id: string, ownerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('drones')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
