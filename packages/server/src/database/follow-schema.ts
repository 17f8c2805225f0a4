import type { ColumnType } from 'kysely';
import type { Instant } from './column-types.ts';

/** Who follows, asks to follow, no longer lets follow, and blocks whom. */
export interface FollowSchema {
  follows: { follower_id: string; followee_id: string; created_at: Instant };
  follow_requests: {
    requester_id: string;
    pilot_id: string;
    declined_at: ColumnType<Date | null, Date | undefined, Date | null>;
    created_at: Instant;
  };
  removed_followers: { pilot_id: string; follower_id: string; created_at: Instant };
  blocks: { blocker_id: string; blocked_id: string; created_at: Instant };
}
