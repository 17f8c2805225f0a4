import type { FastifyInstance } from 'fastify';
import { airspaceRoutes } from './modules/airspace/routes.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { batteryRoutes } from './modules/batteries/routes.ts';
import { bookmarkRoutes } from './modules/bookmarks/routes.ts';
import { commentRoutes } from './modules/comments/routes.ts';
import { componentRoutes } from './modules/components/routes.ts';
import { dashboardRoutes } from './modules/dashboard/routes.ts';
import { deletedTalkRoutes } from './modules/deleted-talk/routes.ts';
import { documentRoutes } from './modules/document/routes.ts';
import { droneRoutes } from './modules/drones/routes.ts';
import { equipmentItemRoutes } from './modules/equipment-items/routes.ts';
import { eventRoutes } from './modules/events/routes.ts';
import { feedRoutes } from './modules/feed/routes.ts';
import { flightCardRoutes } from './modules/flight-card/routes.ts';
import { flightCommentRoutes } from './modules/flight-comments/routes.ts';
import { flightCsvRoutes } from './modules/flight-csv/routes.ts';
import { flightRoutes } from './modules/flights/routes.ts';
import { flyDayRoutes } from './modules/fly-days/routes.ts';
import { followRoutes } from './modules/follow/routes.ts';
import { gearCsvRoutes } from './modules/gear-csv/routes.ts';
import { groupMemberRoutes } from './modules/group-members/routes.ts';
import { groupNoticeRoutes } from './modules/group-notices/routes.ts';
import { groupReportRoutes } from './modules/group-reports/routes.ts';
import { groupRoutes } from './modules/groups/routes.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { likeRoutes } from './modules/likes/routes.ts';
import { mediaRoutes } from './modules/media/routes.ts';
import { moderationRoutes } from './modules/moderation/routes.ts';
import { notificationRoutes } from './modules/notifications/routes.ts';
import { placeRoutes } from './modules/places/routes.ts';
import { postRoutes } from './modules/posts/routes.ts';
import { reminderRoutes } from './modules/reminders/routes.ts';
import { reportRoutes } from './modules/reports/routes.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { snapshotRoutes } from './modules/snapshots/routes.ts';
import { spotPageRoutes } from './modules/spots/page-routes.ts';
import { spotRoutes } from './modules/spots/routes.ts';
import { statsRoutes } from './modules/stats/routes.ts';
import { topicRoutes } from './modules/topics/routes.ts';
import { upkeepRoutes } from './modules/upkeep/routes.ts';
import { userRoutes } from './modules/users/routes.ts';

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
  flightCommentRoutes,
  likeRoutes,
  feedRoutes,
  searchRoutes,
  statsRoutes,
];
