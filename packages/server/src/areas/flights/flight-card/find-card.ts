import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { isListed } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { findProfile, type ProfileRow } from '../../account/users/index.ts';
import { type FlightRow, selectFlights } from '../flights/index.ts';
import type { CardWords } from './card-drawing.ts';

/**
 * A flight that everybody finds, as a guest sees it: whoever opens a shared link may be nobody's follower. A session
 * changes nothing but across a block.
 */
export function findCardFlight(db: Db, id: string, viewer: Viewer) {
  return selectFlights(db, null)
    .where('flights.id', '=', id)
    .where(isListed('flights', null))
    .where(isListed('flights', viewer))
    .executeTakeFirst();
}

/** In figures and names alone, which are the same in every language. */
export function wordsOf(row: FlightRow): CardWords {
  const { duration_seconds: seconds, top_speed_mps: speed, max_height_m: height } = row;
  return {
    id: row.id,
    title: row.title,
    name: row.owner_name,
    username: row.owner_username,
    place: row.spot_name ?? '',
    figures: [
      ...(seconds ? [{ value: `${Math.max(1, Math.round(seconds / 60))}`, unit: 'min' }] : []),
      ...(speed ? [{ value: `${Math.round(speed * 3.6)}`, unit: 'km/h' }] : []),
      ...(height ? [{ value: `${Math.round(height)}`, unit: 'm' }] : []),
    ],
  };
}

/** A pilot whose page every guest may open, as a guest sees it. A session changes nothing but across a block. */
export async function findCardPilot(
  db: Db,
  id: string,
  viewer: SessionUser | null,
): Promise<ProfileRow | undefined> {
  const row = await findProfile(db, { id }, null);
  const isApart = viewer && !(await findProfile(db, { id }, viewer))?.isOpen;
  return row?.isOpen && !isApart ? row : undefined;
}

/** Their counts would need words, which differ between languages, and change with every follow. */
export function wordsOfPilot({ id, name, username }: ProfileRow): CardWords {
  return { id, title: name, name: '', username, place: '', figures: [] };
}
