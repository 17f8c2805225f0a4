import type { Post } from '@estela/contracts';
import { sql } from 'kysely';
import type { SessionUser } from '../identity/session-user.ts';
import { itemPictureUrl } from '../media/picture-columns.ts';

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
