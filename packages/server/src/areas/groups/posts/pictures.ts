import { limits, type PostPatch } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { ConflictError } from '../../../http/errors.ts';
import { arrangePictures } from '../../../media/arrange-pictures.ts';

/**
 * Adds a picture as the last one; false when the post is not the author's. An author's uploads wait for each other, so the
 * limit holds.
 */
export async function insertPicture(
  db: Db,
  postId: string,
  authorId: string,
  mediaId: string,
): Promise<boolean> {
  const { rows } = await sql<{ count: number; last: number }>`
    with own as (update posts set updated_at = now() where id = ${postId} and author_id = ${authorId} returning id)
    select count(picture.media_id)::int as count, coalesce(max(picture.position), -1) as last
    from own left join post_photos as picture on picture.post_id = own.id group by own.id`.execute(db);
  const [pictures] = rows;
  if (!pictures) return false;
  if (pictures.count >= limits.picturesPerPost.max) throw new ConflictError('postPictureLimit');
  const row = { media_id: mediaId, post_id: postId, position: pictures.last + 1 };
  await db.insertInto('post_photos').values(row).execute();
  return true;
}

/** Those not named are deleted. */
export function arrangePostPictures(db: Db, postId: string, pictures: PostPatch['pictures']): Promise<void> {
  const ofPost = { column: 'post_id', id: postId } as const;
  return arrangePictures(db, { table: 'post_photos', owner: ofPost, unnamed: 'deleted' }, pictures);
}
