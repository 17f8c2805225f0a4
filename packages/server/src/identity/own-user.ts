import type { OwnUser, Social } from '@estela/contracts';
import { socialNetworks } from '@estela/contracts';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { toUserSummary } from './user-summary.ts';

/** The columns of `users` that its owner may read. */
export const ownUserColumns = [
  'id',
  'username',
  'email',
  'email_confirmed',
  'pending_email',
  'name',
  'last_name',
  'totp_at',
  'role',
  'verified',
  'picture_id',
  'profile_visibility',
  'allow_followers_flights',
  'allow_followers_drones',
  'approve_followers',
  'social',
  'created_at',
  'updated_at',
] as const;

export type OwnUserRow = Pick<Selectable<Schema['users']>, (typeof ownUserColumns)[number]>;

export function toOwnUser(row: OwnUserRow): OwnUser {
  return {
    ...toUserSummary(row),
    email: row.email,
    emailConfirmed: row.email_confirmed,
    ...(row.pending_email !== null && { pendingEmail: row.pending_email }),
    lastName: row.last_name,
    role: row.role,
    secondFactor: row.totp_at !== null,
    privacy: {
      allowFollowersToSeeFlights: row.allow_followers_flights,
      allowFollowersToSeeDrones: row.allow_followers_drones,
      profileVisibility: row.profile_visibility,
      approveFollowers: row.approve_followers,
    },
    social: toSocial(row.social),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Every network, with an empty text where the pilot named no link. */
export function toSocial(links: Partial<Social>): Social {
  return Object.fromEntries(socialNetworks.map((network) => [network, links[network] ?? ''])) as Social;
}
