import type { TagType } from '@estela/api';

/** Whatever may show something of the other pilot: after a block neither sees the other's. */
export const blockTags: TagType[] = [
  ...(['User', 'Followers', 'Following', 'Dashboard', 'Feed', 'Notification'] as const),
  ...(['Flight', 'Drone', 'Spot', 'Comment', 'Topic', 'Post', 'Member'] as const),
];
