import { type PictureKind, readPicture, type SamplePicture } from '@estela/sample';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { ApiError } from '../http/errors.ts';
import { Pictures } from '../media/pictures.ts';
import type { MediaStorage } from '../media/storage.ts';

/** Table and column that name the picture. */
const places: Record<PictureKind, readonly [table: string, column: string]> = {
  pilots: ['users', 'picture_id'],
  drones: ['drones', 'image_id'],
  flights: ['flights', 'poster_id'],
  groups: ['groups', 'image_id'],
};

/** Stores the sample's pictures as if their pilots had uploaded them. */
export async function insertPictures(
  db: Db,
  storage: MediaStorage,
  list: readonly SamplePicture[],
): Promise<void> {
  const pictures = new Pictures(db, storage);
  try {
    for (const picture of list) {
      const [table, column] = places[picture.kind];
      const owner = { id: picture.ownerId, verified: true };
      await pictures.storeVariants(owner, await readPicture(picture), async (trx, mediaId) => {
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${mediaId} where id = ${picture.id}`.execute(
          trx,
        );
      });
    }
  } catch (error) {
    // Without pictures the sample is still whole: screens draw covers. A server must not fail to start over them.
    if (!(error instanceof ApiError) || error.code !== 'UNAVAILABLE') throw error;
  }
}
