import { sql } from 'kysely';
import type { Viewer } from '../visibility/visibility.ts';

/** Whether the viewer likes the item whose id is in `column`. */
export function likedBy(viewer: Viewer, column: string) {
  if (!viewer) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from likes where user_id = ${viewer.id} and item_id = ${sql.ref(column)})`;
}
