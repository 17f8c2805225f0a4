import { z } from 'zod';
import { instant, streamOf } from '../wire.ts';
import { drone } from './drone.ts';
import { flight } from './flight.ts';
import { spot } from './spot.ts';
import { userProfile, userSummary } from './user.ts';

const feedFlight = flight.extend({ kind: z.literal('flight') }).meta({ id: 'FeedFlight' });
const feedDrone = drone.extend({ kind: z.literal('drone') }).meta({ id: 'FeedDrone' });
const feedSpot = spot.extend({ kind: z.literal('spot') }).meta({ id: 'FeedSpot' });
const feedPilot = userSummary
  .extend({
    kind: z.literal('pilot'),
    owner: userSummary,
    joined: instant,
    createdAt: instant,
    likes: z.number().int(),
    likedByMe: z.boolean(),
  })
  .meta({ id: 'FeedPilot' });

/** One event of the feed, by `kind`; likes of a pilot are always 0. */
const feedItem = z
  .discriminatedUnion('kind', [feedFlight, feedDrone, feedSpot, feedPilot])
  .meta({ id: 'FeedItem' });
export type FeedItem = z.infer<typeof feedItem>;

export const feedStream = streamOf(feedItem).meta({ id: 'FeedStream' });
export type FeedStream = z.infer<typeof feedStream>;

const dashboardStats = z
  .object({
    drones: z.number().int(),
    flights: z.number().int(),
    followers: z.number().int(),
    following: z.number().int(),
  })
  .meta({ id: 'DashboardStats' });

/** A pilot's page as the viewer may see it: counts and the newest few of each kind. */
export const dashboard = z
  .object({
    user: userProfile,
    stats: dashboardStats,
    flights: z.array(flight),
    drones: z.array(drone),
    spots: z.array(spot),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof dashboard>;

/** Counts of everything that exists. */
export const siteStats = z
  .object({
    pilots: z.number().int(),
    flights: z.number().int(),
    spots: z.number().int(),
    countries: z.number().int(),
    drones: z.number().int(),
  })
  .meta({ id: 'SiteStats' });
export type SiteStats = z.infer<typeof siteStats>;
