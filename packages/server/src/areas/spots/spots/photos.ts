import { limits, type SpotPatch } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { ConflictError } from '../../../http/errors.ts';
import { arrangePictures } from '../../../media/arrange-pictures.ts';
import { pictureAccess } from '../../../media/picture-columns.ts';
import type { Viewer } from '../../../visibility/viewer.ts';

interface PhotoRow {
  id: string;
  access: string | null;
  alt: string;
}

/** The photos of a row of `spots`, in order, with the signature that their addresses need. */
export function photosFor(viewer: Viewer) {
  const access = pictureAccess(viewer, 'photo.media_id', 'spots.link_audience');
  return sql<PhotoRow[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', photo.media_id, 'access', ${access}, 'alt', photo.alt) order by photo.position)
    from spot_photos as photo where photo.spot_id = spots.id), '[]')`;
}

/**
 * Adds a photo as the last one; false when the spot is not the owner's. A pilot's uploads wait for each other, so the
 * limit holds.
 */
export async function insertPhoto(
  db: Db,
  spotId: string,
  ownerId: string,
  mediaId: string,
): Promise<boolean> {
  const { rows } = await sql<{ count: number; last: number }>`
    with own as (update spots set updated_at = now() where id = ${spotId} and owner_id = ${ownerId} returning id)
    select count(photo.media_id)::int as count, coalesce(max(photo.position), -1) as last
    from own left join spot_photos as photo on photo.spot_id = own.id group by own.id`.execute(db);
  const [photos] = rows;
  if (!photos) return false;
  if (photos.count >= limits.photosPerSpot.max) throw new ConflictError('spotPhotoLimit');
  const row = { media_id: mediaId, spot_id: spotId, position: photos.last + 1 };
  await db.insertInto('spot_photos').values(row).execute();
  return true;
}

/** Those not named follow, and those deleted since are left out. */
export function arrangePhotos(db: Db, spotId: string, photos: SpotPatch['photos']): Promise<void> {
  const ofSpot = { column: 'spot_id', id: spotId } as const;
  return arrangePictures(db, { table: 'spot_photos', owner: ofSpot, unnamed: 'follow' }, photos);
}

/** False when there is no such photo on a spot of the owner's. */
export async function deletePhoto(
  db: Db,
  spotId: string,
  photoId: string,
  ownerId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('spot_photos')
    .where('media_id', '=', photoId)
    .where('spot_id', '=', sql<string>`(select id from spots where id = ${spotId} and owner_id = ${ownerId})`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
