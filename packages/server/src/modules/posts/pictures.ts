import { limits, type PostPatch } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { ConflictError } from '../../http/errors.ts';

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

/** Gives pictures of an own post their order and texts, and deletes those that are not named. */
export async function arrangePictures(
  db: Db,
  postId: string,
  pictures: PostPatch['pictures'],
): Promise<void> {
  if (!pictures) return;
  const wanted = JSON.stringify(pictures.map(({ _id, alt }, position) => ({ id: _id, alt, position })));
  const named = sql`jsonb_to_recordset(${wanted}::jsonb) as named (id uuid, alt text, position int)`;
  await sql`delete from post_photos where post_id = ${postId} and media_id not in (select id from ${named})`.execute(
    db,
  );
  await sql`update post_photos set position = named.position, alt = named.alt from ${named}
    where post_id = ${postId} and media_id = named.id`.execute(db);
}
