import type { Call } from './call.ts';
import { airspaceCalls } from './calls/airspace.ts';
import { authCalls } from './calls/auth.ts';
import { batteryCalls } from './calls/batteries.ts';
import { bookmarkCalls } from './calls/bookmarks.ts';
import { commentCalls, flightCommentCalls, postCommentCalls } from './calls/comments.ts';
import { componentCalls } from './calls/components.ts';
import { droneCalls } from './calls/drones.ts';
import { equipmentItemCalls } from './calls/equipment-items.ts';
import { eventCalls } from './calls/events.ts';
import { feedCalls } from './calls/feed.ts';
import { flightCsvCalls } from './calls/flight-csv.ts';
import { flightCalls } from './calls/flights.ts';
import { flyDayCalls } from './calls/fly-days.ts';
import { followCalls } from './calls/follows.ts';
import { gearCsvCalls } from './calls/gear-csv.ts';
import { groupMemberCalls } from './calls/group-members.ts';
import { groupReportCalls } from './calls/group-reports.ts';
import { groupCalls } from './calls/groups.ts';
import { healthCalls } from './calls/health.ts';
import { installationCalls } from './calls/installations.ts';
import { likeCalls } from './calls/likes.ts';
import { moderationCalls } from './calls/moderation.ts';
import { notificationCalls } from './calls/notifications.ts';
import { dashboardCalls, pilotCalls } from './calls/pilots.ts';
import { placeCalls } from './calls/places.ts';
import { postCalls } from './calls/posts.ts';
import { reminderCalls } from './calls/reminders.ts';
import { reportCalls } from './calls/reports.ts';
import { searchCalls } from './calls/search.ts';
import { snapshotCalls } from './calls/snapshots.ts';
import { spotCalls } from './calls/spots.ts';
import { statsCalls } from './calls/stats.ts';
import { topicCalls } from './calls/topics.ts';
import { upkeepCalls } from './calls/upkeep.ts';
import { ownUserCalls, userCalls } from './calls/users.ts';

/** Every call of the API by its id. The server registers them, the OpenAPI document and the client come from them. */
export const calls = {
  ...authCalls,
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
  ...flightCsvCalls,
  ...gearCsvCalls,
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
  ...statsCalls,
  ...healthCalls,
} satisfies Record<string, Call>;
