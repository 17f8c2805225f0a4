import { pictureUrl } from '@estela/contracts/pictures';
import { sql } from 'kysely';
import type { Viewer } from '../visibility/viewer.ts';

/** Signature for the viewer of a picture that not everybody may fetch; null where the plain address will do. */
export function pictureAccess(viewer: Viewer, mediaColumn: string, audienceColumn: string) {
  if (!viewer) return sql<string | null>`null::text`;
  return sql<string | null>`case when ${sql.ref(audienceColumn)} <> 'public'
    then media_access(${sql.ref(mediaColumn)}, ${viewer.id}::uuid) end`;
}

/** Signature for the owner of a picture that no one else may ever fetch. */
export function ownPictureAccess(mediaColumn: string, ownerColumn: string) {
  return sql<string | null>`media_access(${sql.ref(mediaColumn)}, ${sql.ref(ownerColumn)})`;
}

/** Signature for the viewer of a group's picture: guests know of no group. */
export function groupPictureAccess(viewer: NonNullable<Viewer>) {
  return sql<string | null>`media_access(groups.image_id, ${viewer.id}::uuid)`;
}

/** Address of a picture in the middle width; the other widths have the same address but for the number. */
export function itemPictureUrl(id: string | null, access: string | null): string | null {
  if (!id) return null;
  return access ? `${pictureUrl(id, 960)}?access=${access}` : pictureUrl(id, 960);
}
