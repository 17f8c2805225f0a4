import type { UserSummary } from '@estela/contracts';
import { toUserSummary } from '../identity/user-summary.ts';

/** Columns of the joined `users` row, under names that no item has. */
export const ownerColumns = [
  'users.id as owner_id',
  'users.username as owner_username',
  'users.name as owner_name',
  'users.picture_id as owner_picture_id',
  'users.verified as owner_verified',
] as const;

interface OwnerRow {
  owner_id: string;
  owner_username: string;
  owner_name: string;
  owner_picture_id: string | null;
  owner_verified: boolean;
}

export function toOwner(row: OwnerRow): UserSummary {
  return toUserSummary({
    id: row.owner_id,
    username: row.owner_username,
    name: row.owner_name,
    picture_id: row.owner_picture_id,
    verified: row.owner_verified,
  });
}
