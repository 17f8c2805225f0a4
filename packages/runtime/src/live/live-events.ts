import type { NotificationKind } from '@estela/contracts/values';

/** What the stream tells of, and with which data: ids alone, since who may see what is decided when it is read. */
export interface LiveEvents {
  notification: { _id: string; kind: NotificationKind; actor?: string };
  /** Some notification was read, perhaps elsewhere, or is gone. */
  notificationsChanged: object;
  like: { item: string; kind: string; likes: number };
  /** On a flight, or in a topic or on a post of a group; come, changed or gone. */
  comment: { comment: string; flight?: string; group?: string; topic?: string; post?: string };
  /** Of a group: come, changed or gone, or somebody answered. */
  flyDay: { group: string; flyDay: string };
  /** Who is in a group has changed: the pilot's own standing, or that of others where the pilot decides. */
  group: { group: string };
  /** Some feed may have something new. */
  feed: object;
}
