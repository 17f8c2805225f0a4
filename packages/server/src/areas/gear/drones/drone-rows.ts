import type { Drone, OriginType } from '@estela/contracts';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { likeCount, likedBy } from '../../../lists/reactions.ts';
import { itemPictureUrl, pictureAccess } from '../../../media/picture-columns.ts';
import { ownerColumns, toOwner } from '../../../people/owner.ts';
import type { Viewer } from '../../../visibility/viewer.ts';

/**
 * Drones with every column that a response shows. Callers add WHERE; what only the owner may read is null for others.
 */
export function selectDrones(db: Db, viewer: Viewer) {
  const isOwn = sql<boolean>`drones.owner_id = ${viewer?.id ?? null}`;
  return db
    .selectFrom('drones')
    .innerJoin('users', 'users.id', 'drones.owner_id')
    .innerJoin('feed_items', 'feed_items.id', 'drones.id')
    .select(ownerColumns)
    .select([
      'drones.id',
      'drones.name',
      'drones.type',
      'drones.brand',
      'drones.model',
      'drones.weight_g',
      'drones.frame_size_mm',
      'drones.description',
      'drones.image_id',
      'drones.visibility',
      'drones.hidden',
      'drones.created_at',
      'drones.updated_at',
      likeCount.as('likes'),
      sql<string | null>`case when ${isOwn} then drones.serial_number end`.as('serial_number'),
      sql<string | null>`case when ${isOwn} then drones.notes end`.as('notes'),
      sql<string>`case when ${isOwn} then drones.frame else '' end`.as('frame'),
      sql<OriginType | null>`case when ${isOwn} then drones.origin_type end`.as('origin_type'),
      // Parts are their owner's alone, so their ids are too.
      sql<string[]>`case when ${isOwn} then array(
        select component_id from installations where drone_id = drones.id and removed_at is null
        order by position, installed_at) else '{}' end`.as('components'),
      likedBy(viewer, 'drones.id').as('liked'),
      pictureAccess(viewer, 'drones.image_id', 'drones.link_audience').as('image_access'),
    ]);
}

export type DroneRow = InferResult<ReturnType<typeof selectDrones>>[number];

export function toDrone(row: DroneRow): Drone {
  return {
    _id: row.id,
    owner: toOwner(row),
    name: row.name,
    type: row.type,
    brand: row.brand,
    model: row.model,
    serialNumber: row.serial_number,
    weight: row.weight_g,
    frameSize: row.frame_size_mm,
    frame: row.frame,
    description: row.description,
    notes: row.notes,
    image: itemPictureUrl(row.image_id, row.image_access),
    // The check on the column lets in more values, for kinds to come; the contract writes these two.
    visibility: row.visibility === 'public' ? 'public' : 'followers',
    ...(row.hidden && { hidden: true }),
    components: row.components,
    originType: row.origin_type,
    likes: row.likes,
    likedByMe: row.liked,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
