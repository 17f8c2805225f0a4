import { z } from 'zod';
import { limits } from '../limits.ts';
import { flyDayEvents, notificationKinds, notificationTargets } from '../values.ts';
import { id, instant, streamOf } from '../wire.ts';
import { userSummary } from './user.ts';

const subject = z.object({
  kind: z.enum(notificationTargets),
  _id: id,
  title: z.string(),
  group: id.nullable(),
  comment: id.optional(),
});

/**
 * What `actor` did that concerns the reader; reminders and warranties have none, but say in `text` what is to be done and
 * on which day it was due. `subject.group` is the group of a topic, a post or a fly-day,
 * `subject.comment` the comment on it that is meant.
 * `moderation` of a group: something in it is reported, and waits for those who moderate it.
 * Likes of one thing are one notification, of the newest: `others` counts who liked it before, to 99 at most.
 * `kind` and `target` are `type` and `subject` once more, for shells that were released before those names.
 * Of a fly-day `flyDay` says what became of it, and when it is.
 */
const notification = z
  .object({
    _id: id,
    type: z.enum(notificationKinds),
    kind: z.enum(notificationKinds),
    actor: userSummary.nullable(),
    others: z.number().int(),
    subject,
    target: subject,
    text: z.string(),
    dueOn: z.iso.date().nullable(),
    flyDay: z.object({ event: z.enum(flyDayEvents), at: instant }).optional(),
    read: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

/** `unread` counts to 100 at most. */
export const notificationStream = streamOf(notification)
  .extend({ unread: z.number().int() })
  .meta({ id: 'NotificationStream' });

/** Which ones were read; all of them without a list. */
export const notificationsRead = z
  .object({ ids: z.array(id).max(limits.pageSize.max) })
  .partial()
  .meta({ id: 'NotificationsRead' });

export const unreadState = z.object({ unread: z.number().int() }).meta({ id: 'UnreadState' });
