import type { UserSummary } from '@estela/contracts';
import { toUserSummary } from '../identity/user-summary.ts';

/** Columns of the author's joined `users` row, under names that no comment, post or topic has. */
export const authorColumns = [
  'users.id as author_id',
  'users.username as author_username',
  'users.name as author_name',
  'users.picture_id as author_picture_id',
  'users.verified as author_verified',
] as const;

interface AuthorRow {
  author_id: string;
  author_username: string;
  author_name: string;
  author_picture_id: string | null;
  author_verified: boolean;
}

export function toAuthor(row: AuthorRow): UserSummary {
  return toUserSummary({
    id: row.author_id,
    username: row.author_username,
    name: row.author_name,
    picture_id: row.author_picture_id,
    verified: row.author_verified,
  });
}
