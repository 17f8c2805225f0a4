import type { Dashboard } from '@estela/contracts';
import type { Db } from '../../database/open.ts';
import { NotFoundError } from '../../http/errors.ts';
import type { Viewer } from '../../visibility/visibility.ts';
import { toDrone } from '../drones/index.ts';
import { toFlight } from '../flights/index.ts';
import { toSpot } from '../spots/index.ts';
import { findProfile, toUserProfile } from '../users/index.ts';
import { countListed, newestDrones, newestFlights, newestSpots } from './repository.ts';

/** A pilot's page as the viewer may see it; of a restricted profile only the short card. */
export async function readDashboard(db: Db, username: string, viewer: Viewer): Promise<Dashboard> {
  const profile = await findProfile(db, { username }, viewer);
  if (!profile) throw new NotFoundError('userNotFound');
  const user = toUserProfile(profile);
  if (user.restricted) {
    return {
      user,
      stats: { drones: 0, flights: 0, followers: 0, following: 0 },
      flights: [],
      drones: [],
      spots: [],
    };
  }
  const counts = await countListed(db, user._id, viewer);
  return {
    user,
    stats: { ...counts, followers: user.followers, following: user.following },
    flights: (await newestFlights(db, user._id, viewer)).map(toFlight),
    drones: (await newestDrones(db, user._id, viewer)).map(toDrone),
    spots: (await newestSpots(db, user._id, viewer)).map(toSpot),
  };
}
