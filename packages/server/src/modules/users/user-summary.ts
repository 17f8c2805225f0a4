import type { UserSummary } from '@estela/contracts';

interface SummaryRow {
  id: string;
  username: string;
  name: string;
  picture_id: string | null;
  verified: boolean;
}

/** What everybody may know of a pilot. */
export function toUserSummary(row: SummaryRow): UserSummary {
  return {
    _id: row.id,
    username: row.username,
    name: row.name,
    profilePicture: row.picture_id ? pictureUrl(row.picture_id, 320) : null,
    verified: row.verified,
  };
}

/** Address of a stored picture, by the width of the variant. */
export function pictureUrl(id: string, width: 320 | 960 | 1600): string {
  return `/api/media/${id}/${width}.webp`;
}
