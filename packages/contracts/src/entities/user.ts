import { z } from 'zod';
import { orEmpty } from '../input-forms.ts';
import { anyUsernamePattern, emailPattern, limits, usernamePattern } from '../limits.ts';
import { socialAddress, socialExample } from '../social-address.ts';
import { profileVisibilities, type SocialNetwork, socialNetworks, userRoles } from '../values.ts';
import { id, instant, issueKeys, line, optionalUrl, pageOf, streamOf } from '../wire.ts';

export const email = z.email({ pattern: emailPattern }).max(limits.email.max);
export const newPassword = z.string().min(limits.password.min).max(limits.password.max);

/** No minimum length: a wrong password is reported as wrong, never as too short. */
export const ownPassword = z.string().min(1).max(limits.password.max);

/** The password repeated. Our form compares it before sending; for clients that send it, the server does. */
const confirmPassword = z.string().max(limits.password.max).optional();
const isConfirmed = (form: { password: string; confirmPassword?: string | undefined }) =>
  form.confirmPassword === undefined || form.confirmPassword === form.password;
const unconfirmed = {
  path: ['confirmPassword'],
  params: { key: issueKeys.passwordsDontMatch },
};
const personName = line(limits.personName.max, limits.personName.min);
const usernameOf = (pattern: RegExp) =>
  z
    .string()
    .trim()
    .min(limits.username.min)
    .max(limits.username.max)
    .regex(pattern, { error: issueKeys.username });

/** The owner or author, as embedded in an item. */
export const userSummary = z
  .object({
    _id: id,
    username: z.string(),
    name: z.string(),
    profilePicture: z.string().nullable(),
    verified: z.boolean(),
  })
  .meta({ id: 'UserSummary' });
export type UserSummary = z.infer<typeof userSummary>;

/** A pilot in a list. `approvesFollowers`: following them is a request, which `requestedByMe` says is waiting. */
export const userCard = userSummary
  .extend({ followedByMe: z.boolean(), requestedByMe: z.boolean(), approvesFollowers: z.boolean() })
  .meta({ id: 'UserCard' });
export type UserCard = z.infer<typeof userCard>;

const privacy = z
  .object({
    allowFollowersToSeeFlights: z.boolean(),
    allowFollowersToSeeDrones: z.boolean(),
    profileVisibility: z.enum(profileVisibilities),
    approveFollowers: z.boolean(),
  })
  .meta({ id: 'Privacy' });
export type Privacy = z.infer<typeof privacy>;

const socialShape = <Link extends z.ZodType>(linkOf: (network: SocialNetwork) => Link) =>
  Object.fromEntries(socialNetworks.map((network) => [network, linkOf(network)])) as Record<
    SocialNetwork,
    Link
  >;

/** Links to a pilot's other places; an empty text where there is none. */
const social = z.object(socialShape(() => z.string())).meta({ id: 'Social' });
export type Social = z.infer<typeof social>;

/** A pilot's own account, with settings that only the pilot reads. */
export const ownUser = userSummary
  .extend({
    email: z.string(),
    emailConfirmed: z.boolean().meta({ description: 'The link mailed to it was opened' }),
    pendingEmail: z.string().meta({ description: 'A new address until its link is opened' }).optional(),
    lastName: z.string(),
    role: z.enum(userRoles),
    secondFactor: z.boolean().meta({ description: 'Logging in takes a code too' }),
    privacy,
    social,
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'OwnUser' });
export type OwnUser = z.infer<typeof ownUser>;

/**
 * A pilot as others see them. `restricted`: privacy leaves the viewer only the short card. One's own profile has
 * the settings too.
 */
export const userProfile = userCard
  .extend({
    lastName: z.string().nullable(),
    social: social.nullable(),
    followers: z.number().int(),
    following: z.number().int(),
    restricted: z.boolean(),
    blockedByMe: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
    ...ownUser.pick({ email: true, role: true, privacy: true }).partial().shape,
  })
  .meta({ id: 'UserProfile' });
export type UserProfile = z.infer<typeof userProfile>;

export const userPage = pageOf(userCard)
  .extend({ nextCursor: z.string().nullable().optional() })
  .meta({ id: 'UserPage' });
export const userStream = streamOf(userCard).meta({ id: 'UserStream' });

/** Each network's links lead there: elsewhere, its name would be a lie. */
const socialLink = (network: SocialNetwork) =>
  orEmpty(
    optionalUrl.refine((link) => link === '' || socialAddress(network, link) !== undefined, {
      params: { key: issueKeys.socialLink, values: { example: socialExample(network) } },
    }),
  );

export const userPatch = z
  .object({
    // An account from before the rule of today keeps its name; the server refuses another of that kind.
    username: usernameOf(anyUsernamePattern),
    email,
    name: personName,
    lastName: personName,
    privacy: privacy.partial(),
    social: z.object(socialShape(socialLink)).partial(),
    currentPassword: ownPassword.meta({ description: 'Where `email` changes' }),
  })
  .partial()
  .meta({ id: 'UserPatch' });
export type UserPatch = z.infer<typeof userPatch>;

export const registration = z
  .object({
    username: usernameOf(usernamePattern),
    email,
    name: personName,
    lastName: personName,
    password: newPassword,
    confirmPassword,
    acceptTerms: z.literal(true),
  })
  .refine(isConfirmed, unconfirmed)
  .meta({ id: 'Registration' });
export type Registration = z.infer<typeof registration>;

/** `token` comes from the mail. */
export const passwordReset = z
  .object({ token: z.string().min(1).max(200), password: newPassword, confirmPassword })
  .refine(isConfirmed, unconfirmed)
  .meta({ id: 'PasswordReset' });

/** Six digits, or a recovery code with its dashes. */
export const factorCode = z.string().trim().min(1).max(limits.factorCode.max);

export const ownCode = factorCode
  .meta({
    description: 'Of the app, or a recovery code, where a second factor is on',
  })
  .optional();

export const accountDeletion = z
  .object({ password: ownPassword, code: ownCode })
  .meta({ id: 'AccountDeletion' });

export const credentials = z
  .object({
    email: z.string().trim().min(1).max(limits.email.max),
    password: z.string().min(1).max(limits.password.max),
    code: factorCode.meta({ description: 'Of the app, or a recovery code' }).optional(),
    newPassword: newPassword
      .meta({ description: 'Where the one of now came from the command line' })
      .optional(),
  })
  .meta({ id: 'Credentials' });

export const authAnswer = z.object({ user: ownUser, token: z.string() }).meta({ id: 'AuthAnswer' });
export type AuthAnswer = z.infer<typeof authAnswer>;

/** From a mail about the account's address. */
export const emailLink = z.object({ token: z.string().min(1).max(200) }).meta({ id: 'EmailLink' });

/** Answer of like and unlike. */
export const likeState = z
  .object({ likes: z.number().int(), likedByMe: z.boolean() })
  .meta({ id: 'LikeState' });
export const favoriteState = z.object({ favorite: z.boolean() }).meta({ id: 'FavoriteState' });
