import type { OwnUser } from '@estela/contracts';
import { credentialsPattern, limits } from '@estela/contracts/limits';
import { profileVisibilities, socialNetworks } from '@estela/contracts/values';
import { yup } from '@estela/ui/form';
import { email, personName, username } from '../../components/account-rules.ts';

const { bool, object, string } = yup;
const link = string()
  .trim()
  .max(limits.url.max)
  .test('credentials', 'urlCredentials', (value) => !credentialsPattern.test(value ?? ''))
  .matches(/^https?:\/\/\S+\.\S+$/i, { message: 'url', excludeEmptyString: true });

export const profileSchema = object({
  username,
  email,
  name: personName,
  lastName: personName,
  privacy: object({
    profileVisibility: string().oneOf(profileVisibilities).required(),
    approveFollowers: bool().required(),
    allowFollowersToSeeFlights: bool().required(),
    allowFollowersToSeeDrones: bool().required(),
  }),
  social: object(Object.fromEntries(socialNetworks.map((network) => [network, link]))),
});

/** The fields of an account that the form edits. */
export function profileValues({ username, email, name, lastName, privacy, social }: OwnUser) {
  return { username, email, name, lastName, privacy, social };
}
