import { z } from 'zod';
import {
  bookmarkKinds,
  feedKinds,
  flyDayLists,
  groupActs,
  hidingKinds,
  memberRoles,
  memberStatuses,
  notificationLevels,
} from '../values.ts';
import { id, instant } from '../wire.ts';
import { stickers } from './battery.ts';
import { comment, flightComment, postComment } from './comment.ts';
import { component } from './component.ts';
import { drone } from './drone.ts';
import { equipmentItem } from './equipment-item.ts';
import { equipmentStatusChange } from './equipment-status.ts';
import { flight } from './flight.ts';
import { flyDay } from './fly-day.ts';
import { installation } from './installation.ts';
import { moderationEntry } from './moderation.ts';
import { post } from './post.ts';
import { reminderRule } from './reminder.ts';
import { report } from './report.ts';
import { wholeSnapshot } from './snapshot.ts';
import { spot } from './spot.ts';
import { topic } from './topic.ts';
import { upkeepEntry } from './upkeep.ts';
import { ownUser, userSummary } from './user.ts';

const written = { _id: true, createdAt: true, updatedAt: true } as const;

/** Everything that a pilot has entered, oldest first. */
export const accountExport = z
  .object({
    exportedAt: instant,
    user: ownUser,
    flights: z.array(flight),
    drones: z.array(drone),
    components: z.array(component),
    installations: z.array(installation),
    equipmentItems: z.array(equipmentItem),
    equipmentStatusChanges: z.array(equipmentStatusChange.extend({ equipmentItem: id })),
    snapshots: z.array(wholeSnapshot),
    batteryStickers: stickers.shape.items,
    upkeep: z.array(upkeepEntry),
    reminderRules: z.array(reminderRule),
    spots: z.array(spot),
    following: z.array(userSummary),
    followers: z.array(userSummary),
    blocked: z.array(userSummary),
    followRequestsSent: z.array(userSummary),
    followRequestsReceived: z.array(userSummary),
    removedFollowers: z.array(userSummary),
    groups: z.array(
      z.object({
        _id: id,
        name: z.string(),
        role: z.enum(memberRoles),
        status: z.enum(memberStatuses),
        level: z.enum(notificationLevels),
        answers: z.array(z.object({ question: z.string(), answer: z.string() })),
      }),
    ),
    mutedTopics: z.array(id),
    groupActs: z.array(
      z.object({ _id: id, group: id, act: z.enum(groupActs), title: z.string(), createdAt: instant }),
    ),
    topics: z.array(topic.pick({ ...written, group: true, title: true, description: true })),
    flyDays: z.array(
      flyDay
        .pick({
          ...written,
          title: true,
          description: true,
          at: true,
          until: true,
          limit: true,
          cancelled: true,
        })
        .extend({ group: id, spot: id.nullable() }),
    ),
    flyDayAnswers: z.array(z.object({ flyDay: id, list: z.enum(flyDayLists), answeredAt: instant })),
    posts: z.array(post.pick({ ...written, group: true, title: true, content: true, pictures: true })),
    comments: z.array(comment.pick({ ...written, topic: true, parent: true, text: true })),
    postComments: z.array(postComment.pick({ ...written, post: true, parent: true, text: true })),
    flightComments: z.array(flightComment.pick({ ...written, flight: true, parent: true, text: true })),
    bookmarks: z.array(z.object({ kind: z.enum(bookmarkKinds), _id: id })),
    reports: z.array(report),
    moderation: z.array(moderationEntry),
    likes: z.array(z.object({ kind: z.enum(feedKinds), _id: id })),
    likedPosts: z.array(z.object({ group: id, _id: id })),
    hiddenFromFeed: z.array(z.object({ hides: z.enum(hidingKinds), _id: id })),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof accountExport>;
