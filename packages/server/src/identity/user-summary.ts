import type { UserSummary } from '@estela/contracts';
import { pictureUrl } from '@estela/contracts/pictures';

export const summaryColumns = [
  'users.id',
  'users.username',
  'users.name',
  'users.picture_id',
  'users.verified',
] as const;

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
