import type { Generated } from 'kysely';
import type { Instant } from './column-types.ts';

/** Photos of spots, and what pilots have bookmarked. */
export interface SpotSchema {
  spot_photos: { media_id: string; spot_id: string; position: number; alt: Generated<string> };
  bookmarks: { user_id: string; item_id: string; created_at: Instant };
}
