import type { UserCard, UserProfile } from '@estela/contracts';
import { toSocial } from '../../../identity/own-user.ts';
import { toUserSummary } from '../../../identity/user-summary.ts';
import type { ProfileRow } from './find-profile.ts';

/** A pilot as others see them: whole, or the short card that their privacy leaves. */
export function toUserProfile(row: ProfileRow): UserProfile {
  return {
    ...toUserCard(row),
    lastName: row.isOpen ? row.last_name : null,
    social: row.isOpen ? toSocial(row.social) : null,
    followers: row.isOpen ? row.followers : 0,
    following: row.isOpen ? row.following : 0,
    restricted: !row.isOpen,
    blockedByMe: row.blockedByMe,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

type Relation = Pick<UserCard, 'followedByMe' | 'requestedByMe' | 'approvesFollowers'>;

export function toUserCard(row: Parameters<typeof toUserSummary>[0] & Relation): UserCard {
  const { followedByMe, requestedByMe, approvesFollowers } = row;
  return Object.assign(toUserSummary(row), { followedByMe, requestedByMe, approvesFollowers });
}
