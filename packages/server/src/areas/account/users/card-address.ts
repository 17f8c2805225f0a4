import { calls } from '@estela/contracts';
import { shownVersion } from '../../../media/shown-version.ts';
import type { ProfileRow } from './find-profile.ts';

/** Raised with every change of how these cards are drawn, as that of flights. */
const drawing = 1;

type Shown = Pick<ProfileRow, 'id' | 'name' | 'username' | 'picture_id'>;

/** What a pilot's card shows; another value for each other picture. */
export function pilotCardVersion({ id, name, username, picture_id }: Shown): string {
  return shownVersion([drawing, id, name, username, picture_id]);
}

/** Address of the picture of a pilot with a public profile for shared links, 1200 by 630 pixels. */
export function pilotCardAddress(row: Shown): string {
  return `/api${calls.getUser.path.replace(':id', row.id)}/card.png?v=${pilotCardVersion(row)}`;
}
