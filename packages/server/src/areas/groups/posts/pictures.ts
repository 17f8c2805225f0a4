import { limits, type Post, type PostPatch } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { ConflictError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { arrangePictures } from '../../../media/arrange-pictures.ts';
import { itemPictureUrl } from '../../../media/picture-columns.ts';

interface PictureRow {
  id: string;
  access: string;
  alt: string;
}

/** The pictures of a row of `posts`, in order. Guests read no post, so every address is signed. */
export function picturesOfPost(viewer: Pick<SessionUser, 'id'>) {
  return sql<PictureRow[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', media_id, 'access', media_access(media_id, ${viewer.id}::uuid), 'alt', alt)
      order by position)
    from post_photos where post_id = posts.id), '[]')`;
}

export function toPostPictures(rows: readonly PictureRow[]): Post['pictures'] {
  return rows.map(({ id, access, alt }) => ({ _id: id, url: itemPictureUrl(id, access) ?? '', alt }));
}

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
