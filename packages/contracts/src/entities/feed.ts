import { z } from 'zod';
import { feedKinds, hidingKinds } from '../values.ts';
import { id, instant, streamOf } from '../wire.ts';
import { drone } from './drone.ts';
import { flight } from './flight.ts';
import { spot } from './spot.ts';
import { userCard, userProfile, userSummary } from './user.ts';

const feedFlight = flight.extend({ kind: z.literal('flight'), owner: userCard }).meta({ id: 'FeedFlight' });
const feedDrone = drone.extend({ kind: z.literal('drone'), owner: userCard }).meta({ id: 'FeedDrone' });
const feedSpot = spot.extend({ kind: z.literal('spot'), owner: userCard }).meta({ id: 'FeedSpot' });
const feedPilot = userSummary
  .extend({
    kind: z.literal('pilot'),
    owner: userCard,
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

export const feedStream = streamOf(feedItem)
  .extend({
    newest: z.string().nullable().meta({ description: 'Of the first item: where what comes later begins' }),
  })
  .meta({ id: 'FeedStream' });
export type FeedStream = z.infer<typeof feedStream>;

export const feedNews = z
  .object({ count: z.number().int().meta({ description: 'Counted as far as `limits.feedNews`' }) })
  .meta({ id: 'FeedNews' });

const hiddenFromFeed = z
  .object({
    _id: id,
    hides: z.enum(hidingKinds),
    kind: z.enum(feedKinds),
    name: z.string(),
    pilot: userSummary,
    hiddenAt: instant,
  })
  .meta({ id: 'HiddenFromFeed' });
export type HiddenFromFeed = z.infer<typeof hiddenFromFeed>;
export const hiddenStream = streamOf(hiddenFromFeed).meta({ id: 'HiddenStream' });

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
