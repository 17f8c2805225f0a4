import { z } from 'zod';
import { id, instant } from '../wire.ts';
import { drone } from './drone.ts';
import { flight } from './flight.ts';
import { group } from './group.ts';
import { spot } from './spot.ts';
import { userCard, userSummary } from './user.ts';

/** What the search box looks for, in the order of its results. */
export const searchKinds = ['pilots', 'flights', 'spots', 'drones', 'groups', 'topics', 'posts'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Results of each kind at most. */
export const foundPerKind = 5;

const foundFlight = flight
  .pick({
    _id: true,
    owner: true,
    title: true,
    poster: true,
    recordedAt: true,
    durationSeconds: true,
    spot: true,
    tags: true,
    disciplines: true,
  })
  .meta({ id: 'FoundFlight' });

/** No place: whoever opens the spot gets the one that they may see. */
const foundSpot = spot
  .pick({ _id: true, owner: true, name: true })
  .extend({ country: z.string().nullable(), photo: z.string().nullable() })
  .meta({ id: 'FoundSpot' });

const foundDrone = drone
  .pick({ _id: true, owner: true, name: true, type: true, brand: true, model: true, image: true })
  .meta({ id: 'FoundDrone' });

const foundGroup = group
  .pick({ _id: true, name: true, private: true, image: true, memberCount: true, membership: true })
  .meta({ id: 'FoundGroup' });

/** A topic or a post, with the group that it stands in. */
const foundTalk = z.object({
  _id: id,
  group: z.object({ _id: id, name: z.string() }),
  author: userSummary,
  title: z.string(),
  createdAt: instant,
});
const foundTopic = foundTalk.meta({ id: 'FoundTopic' });
const foundPost = foundTalk.meta({ id: 'FoundPost' });

/** The best of each kind, the best first; empty for a kind that was not asked for. */
export const searchResults = z
  .object({
    pilots: z.array(userCard),
    flights: z.array(foundFlight),
    spots: z.array(foundSpot),
    drones: z.array(foundDrone),
    groups: z.array(foundGroup),
    topics: z.array(foundTopic),
    posts: z.array(foundPost),
  })
  .meta({ id: 'SearchResults' });
export type SearchResults = z.infer<typeof searchResults>;
