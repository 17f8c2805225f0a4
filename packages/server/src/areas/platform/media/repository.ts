import { sql } from 'kysely';
import { isId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { isKnownGroup, isReadInGroup } from '../../../visibility/groups.ts';
import { isReachable } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';

/** Whether the viewer may see something that shows the picture. Faces of pilots are for everybody, and always are. */
export async function findPictureAccess(db: Db, id: string, viewer: Viewer) {
  const { rows } = await sql<{ isFace: boolean; isSeen: boolean }>`
    select
      exists (select 1 from users where picture_id = ${id}) as "isFace",
      exists (select 1 from users where picture_id = ${id})
      or exists (select 1 from flights where poster_id = ${id} and ${isReachable('flights', viewer)})
      or exists (select 1 from drones where image_id = ${id} and ${isReachable('drones', viewer)})
      or exists (select 1 from spot_photos join spots on spots.id = spot_id
        where media_id = ${id} and ${isReachable('spots', viewer)})
      or exists (select 1 from equipment_items where image_id = ${id} and owner_id = ${viewer?.id ?? null})
      or exists (select 1 from components where image_id = ${id} and owner_id = ${viewer?.id ?? null})
      or exists (select 1 from groups where image_id = ${id} and ${viewer ? isKnownGroup(viewer) : sql`false`})
      or exists (select 1 from post_photos join posts on posts.id = post_id join groups on groups.id = posts.group_id
        where media_id = ${id} and ${
          viewer ? sql`(posts.author_id = ${viewer.id} or (${isReadInGroup('posts', viewer)}))` : sql`false`
        }) as "isSeen"
  `.execute(db);
  return rows[0] ?? { isFace: false, isSeen: false };
}

/** Whose signature an address carries, if it is one of ours and not too old. */
export async function verifyAccess(db: Db, id: string, access: string): Promise<Viewer> {
  const [viewer = ''] = access.split('.');
  if (!isId(viewer)) return null;
  const { rows } = await sql<{ valid: boolean }>`
    select exists (
      select from (
        select media_key from secrets union all select media_key from former_media_keys where ends_at > now()
      ) as keys cross join (values (0), (1)) as periods (ago)
      where ${access} = media_signature(media_key, ${id}, ${viewer}, ago)
    ) as valid
  `.execute(db);
  return rows[0]?.valid ? { id: viewer } : null;
}
