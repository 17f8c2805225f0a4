import { credentialsPattern, limits } from '@estela/contracts/limits';
import { socialAddress, socialExample } from '@estela/contracts/social-address';
import { profileVisibilities, type SocialNetwork, socialNetworks } from '@estela/contracts/values';
import { yup } from '@estela/ui/form';
import { email, personName, username } from '../../components/account-rules.ts';

const { bool, object, string } = yup;

/** Its value is the address; what is not one stays as it was typed. */
const linkOf = (network: SocialNetwork) =>
  string()
    .trim()
    .transform((typed: string) => socialAddress(network, typed) ?? typed)
    .max(limits.url.max)
    .test('credentials', 'urlCredentials', (value) => !credentialsPattern.test(value ?? ''))
    .test(
      'address',
      () => ({ key: 'socialLink', values: { example: socialExample(network) } }),
      (value) => !value || socialAddress(network, value) !== undefined,
    );

export const profileSchema = object({
  username,
  email,
  // Only required when the address changes; the server reports when it is missing.
  currentPassword: string(),
  name: personName,
  lastName: personName,
  privacy: object({
    profileVisibility: string().oneOf(profileVisibilities).required(),
    approveFollowers: bool().required(),
    allowFollowersToSeeFlights: bool().required(),
    allowFollowersToSeeDrones: bool().required(),
  }),
  social: object(Object.fromEntries(socialNetworks.map((network) => [network, linkOf(network)]))),
});
