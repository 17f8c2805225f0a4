import type { Call } from './call.ts';
import { accountCalls } from './calls/account.ts';
import { airspaceCalls } from './calls/airspace.ts';
import { batteryCalls } from './calls/batteries.ts';
import { bookmarkCalls } from './calls/bookmarks.ts';
import { commentCalls } from './calls/comments.ts';
import { componentCalls } from './calls/components.ts';
import { csvCalls } from './calls/csv.ts';
import { droneCalls } from './calls/drones.ts';
import { equipmentItemCalls } from './calls/equipment-items.ts';
import { eventCalls } from './calls/events.ts';
import { feedCalls } from './calls/feed.ts';
import { flightCommentCalls } from './calls/flight-comments.ts';
import { flightCalls } from './calls/flights.ts';
import { flyDayCalls } from './calls/fly-days.ts';
import { followCalls } from './calls/follows.ts';
import { groupMemberCalls } from './calls/group-members.ts';
import { groupReportCalls } from './calls/group-reports.ts';
import { groupCalls } from './calls/groups.ts';
import { installationCalls } from './calls/installations.ts';
import { likeCalls } from './calls/likes.ts';
import { moderationCalls } from './calls/moderation.ts';
import { notificationCalls } from './calls/notifications.ts';
import { pilotCalls } from './calls/pilots.ts';
import { placeCalls } from './calls/places.ts';
import { platformCalls } from './calls/platform.ts';
import { postCommentCalls } from './calls/post-comments.ts';
import { postCalls } from './calls/posts.ts';
import { reminderCalls } from './calls/reminders.ts';
import { reportCalls } from './calls/reports.ts';
import { searchCalls } from './calls/search.ts';
import { sessionCalls } from './calls/session.ts';
import { snapshotCalls } from './calls/snapshots.ts';
import { spotCalls } from './calls/spots.ts';
import { topicCalls } from './calls/topics.ts';
import { upkeepCalls } from './calls/upkeep.ts';
import { dashboardCalls, ownUserCalls, userCalls } from './calls/users.ts';

/** Every call of the API by its id. The server registers them, the OpenAPI document and the client come from them. */
export const calls = {
  ...sessionCalls,
  ...accountCalls,
  ...userCalls,
  ...ownUserCalls,
  ...dashboardCalls,
  ...followCalls,
  ...feedCalls,
  ...searchCalls,
  ...likeCalls,
  ...pilotCalls,
  ...flightCalls,
  ...flightCommentCalls,
  ...bookmarkCalls,
  ...droneCalls,
  ...componentCalls,
  ...installationCalls,
  ...equipmentItemCalls,
  ...csvCalls,
  ...snapshotCalls,
  ...batteryCalls,
  ...upkeepCalls,
  ...reminderCalls,
  ...spotCalls,
  ...airspaceCalls,
  ...placeCalls,
  ...groupCalls,
  ...groupMemberCalls,
  ...groupReportCalls,
  ...topicCalls,
  ...commentCalls,
  ...postCalls,
  ...postCommentCalls,
  ...flyDayCalls,
  ...notificationCalls,
  ...eventCalls,
  ...reportCalls,
  ...moderationCalls,
  ...platformCalls,
} satisfies Record<string, Call>;
