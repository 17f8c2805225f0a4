import type { Dashboard, PreviewedAs } from '@estela/contracts';
import type { Db } from '../../../database/open.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { countListed } from '../../../lists/count-listed.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { findProfile, toUserProfile } from '../../account/users/index.ts';
import { type FlightRow, toFlight } from '../../flights/flights/index.ts';
import { toDrone } from '../../gear/drones/index.ts';
import { toSpot } from '../../spots/spots/index.ts';
import { listDronesOf, listFeatured, listFlightsOf, listSpotsOf } from './items.ts';
import { eyesOf } from './preview.ts';

/** Things of each kind on a dashboard. */
const newest = 6;

/** A pilot's page as the viewer may see it; of a restricted profile only the short card. */
export async function readDashboard(
  db: Db,
  username: string,
  viewer: Viewer,
  as?: PreviewedAs,
): Promise<Dashboard> {
  const known = await requireProfile(db, { username }, viewer);
  const eyes = eyesOf(viewer, known.id, as);
  const user = toUserProfile(as ? await requireProfile(db, { id: known.id }, eyes) : known);
  if (user.restricted) {
    return {
      user,
      stats: { drones: 0, flights: 0, followers: 0, following: 0 },
      flights: [],
      drones: [],
      spots: [],
    };
  }
  const { spots, ...counts } = await countListed(db, user._id, eyes);
  return {
    user,
    stats: { ...counts, followers: user.followers, following: user.following },
    flights: (await shownFlights(db, user._id, eyes, counts.flights)).map(toFlight),
    drones: counts.drones ? (await listDronesOf(db, user._id, eyes, { limit: newest })).map(toDrone) : [],
    spots: spots ? (await listSpotsOf(db, user._id, eyes, { limit: newest })).map(toSpot) : [],
  };
}

/** Throws where the pilot does not exist for the viewer. */
export async function requireProfile(db: Db, key: Parameters<typeof findProfile>[1], viewer: Viewer) {
  const profile = await findProfile(db, key, viewer);
  if (!profile) throw new NotFoundError('userNotFound');
  return profile;
}

/** Featured ones first, then the newest. `count` is of those that the viewer may see. */
async function shownFlights(db: Db, ownerId: string, viewer: Viewer, count: number): Promise<FlightRow[]> {
  if (count === 0) return [];
  // Where there are no more, those are among the newest.
  const featured = count > newest ? await listFeatured(db, ownerId, viewer, newest) : [];
  if (featured.length === newest) return featured;
  // Among so many there are enough that are not featured.
  const rows = await listFlightsOf(db, ownerId, viewer, { limit: newest });
  const isShown = new Set(featured.map(({ id }) => id));
  return [...featured, ...rows.filter(({ id }) => !isShown.has(id))]
    .sort((a, b) => Number(b.featured) - Number(a.featured))
    .slice(0, newest);
}
