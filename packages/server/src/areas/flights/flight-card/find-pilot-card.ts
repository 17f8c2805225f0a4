import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { findProfile, type ProfileRow } from '../../account/users/index.ts';
import type { CardWords } from './card-drawing.ts';

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
