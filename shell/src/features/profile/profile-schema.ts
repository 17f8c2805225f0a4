import type { OwnUser } from '@estela/contracts';
import { limits, usernamePattern } from '@estela/contracts/limits';
import { profileVisibilities, socialNetworks } from '@estela/contracts/values';
import { yup } from '@estela/ui/form';

const { bool, object, string } = yup;
const personName = string().trim().required().max(limits.personName.max);
const link = string()
  .trim()
  .max(limits.url.max)
  .matches(/^https?:\/\/\S+\.\S+$/i, { message: 'url', excludeEmptyString: true });

export const profileSchema = object({
  username: string()
    .trim()
    .required()
    .min(limits.username.min)
    .max(limits.username.max)
    .matches(usernamePattern, { message: 'username', excludeEmptyString: true }),
  email: string().trim().required().email().max(limits.email.max),
  name: personName,
  lastName: personName,
  privacy: object({
    profileVisibility: string().oneOf(profileVisibilities).required(),
    allowFollowersToSeeFlights: bool().required(),
    allowFollowersToSeeDrones: bool().required(),
  }),
  social: object(Object.fromEntries(socialNetworks.map((network) => [network, link]))),
});

/** What of an account the form edits. */
export function profileValues({ username, email, name, lastName, privacy, social }: OwnUser) {
  return { username, email, name, lastName, privacy, social };
}
