import type { FastifyInstance } from 'fastify';
import { authRoutes } from './areas/account/auth/routes.ts';
import { userRoutes } from './areas/account/users/routes.ts';
import { flightCardRoutes } from './areas/flights/flight-card/routes.ts';
import { flightCsvRoutes } from './areas/flights/flight-csv/routes.ts';
import { flightRoutes } from './areas/flights/flights/routes.ts';
import { batteryRoutes } from './areas/gear/batteries/routes.ts';
import { componentRoutes } from './areas/gear/components/routes.ts';
import { droneRoutes } from './areas/gear/drones/routes.ts';
import { equipmentItemRoutes } from './areas/gear/equipment-items/routes.ts';
import { gearCsvRoutes } from './areas/gear/gear-csv/routes.ts';
import { reminderRoutes } from './areas/gear/reminders/routes.ts';
import { snapshotRoutes } from './areas/gear/snapshots/routes.ts';
import { upkeepRoutes } from './areas/gear/upkeep/routes.ts';
import { deletedTalkRoutes } from './areas/groups/deleted-talk/routes.ts';
import { flyDayRoutes } from './areas/groups/fly-days/routes.ts';
import { groupMemberRoutes } from './areas/groups/group-members/routes.ts';
import { groupNoticeRoutes } from './areas/groups/group-notices/routes.ts';
import { groupReportRoutes } from './areas/groups/group-reports/routes.ts';
import { groupRoutes } from './areas/groups/groups/routes.ts';
import { postRoutes } from './areas/groups/posts/routes.ts';
import { topicRoutes } from './areas/groups/topics/routes.ts';
import { documentRoutes } from './areas/platform/document/routes.ts';
import { eventRoutes } from './areas/platform/events/routes.ts';
import { healthRoutes } from './areas/platform/health/routes.ts';
import { mediaRoutes } from './areas/platform/media/routes.ts';
import { moderationRoutes } from './areas/platform/moderation/routes.ts';
import { notificationRoutes } from './areas/platform/notifications/routes.ts';
import { reportRoutes } from './areas/platform/reports/routes.ts';
import { searchRoutes } from './areas/platform/search/routes.ts';
import { statsRoutes } from './areas/platform/stats/routes.ts';
import { bookmarkRoutes } from './areas/social/bookmarks/routes.ts';
import { commentRoutes } from './areas/social/comments/routes.ts';
import { feedRoutes } from './areas/social/feed/routes.ts';
import { followRoutes } from './areas/social/follows/routes.ts';
import { likeRoutes } from './areas/social/likes/routes.ts';
import { dashboardRoutes } from './areas/social/pilots/routes.ts';
import { airspaceRoutes } from './areas/spots/airspace/routes.ts';
import { placeRoutes } from './areas/spots/places/routes.ts';
import { spotPageRoutes } from './areas/spots/spots/page-routes.ts';
import { spotRoutes } from './areas/spots/spots/routes.ts';

/** Every domain of the API, in the order in which its routes are registered. */
export const modules: ((app: FastifyInstance) => Promise<void>)[] = [
  healthRoutes,
  documentRoutes,
  authRoutes,
  topicRoutes,
  userRoutes,
  followRoutes,
  commentRoutes,
  componentRoutes,
  equipmentItemRoutes,
  gearCsvRoutes,
  batteryRoutes,
  upkeepRoutes,
  reminderRoutes,
  dashboardRoutes,
  groupMemberRoutes,
  groupNoticeRoutes,
  groupReportRoutes,
  deletedTalkRoutes,
  groupRoutes,
  mediaRoutes,
  droneRoutes,
  snapshotRoutes,
  notificationRoutes,
  eventRoutes,
  postRoutes,
  flyDayRoutes,
  reportRoutes,
  moderationRoutes,
  spotRoutes,
  spotPageRoutes,
  bookmarkRoutes,
  airspaceRoutes,
  placeRoutes,
  flightRoutes,
  flightCsvRoutes,
  flightCardRoutes,
  likeRoutes,
  feedRoutes,
  searchRoutes,
  statsRoutes,
];
