import type { RawBuilder } from 'kysely';
import type { SessionUser } from '../identity/session-user.ts';

/** A signed-in pilot, or null for a guest. `follows`: a pilot whom they count as following, though no row says so. */
export type Viewer = (Pick<SessionUser, 'id'> & { follows?: string }) | null;

/** Of nobody. */
const noId = '00000000-0000-0000-0000-000000000000';

/** Some follower of a pilot, who has done nothing else: as whom pilots look at their own page. */
export function followerOf(pilotId: string): NonNullable<Viewer> {
  return { id: noId, follows: pilotId };
}

/** A viewer, or the column that holds their id: the rule for many pilots in one query. */
export type ViewerRef = { id: string | RawBuilder<string>; follows?: string } | null;
