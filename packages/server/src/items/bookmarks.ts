import { sql } from 'kysely';
import type { Viewer } from '../visibility/visibility.ts';

/** Whether the viewer has bookmarked the item whose id is in `column`. */
export function bookmarkedBy(viewer: Viewer, column: string) {
  if (!viewer) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from bookmarks where user_id = ${viewer.id} and item_id = ${sql.ref(column)})`;
}
