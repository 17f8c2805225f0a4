import { credentialsPattern, limits } from '@estela/contracts/limits';
import { completeWebAddress, isWebAddress } from '@estela/contracts/web-address';
import { yup } from '@estela/ui/form';

/** The rule of an optional field for a web address. The value sent is that of `completeWebAddress`. */
export const webAddressRule = yup
  .string()
  .trim()
  .max(limits.url.max)
  .test('credentials', 'urlCredentials', (typed = '') => !credentialsPattern.test(completeWebAddress(typed)))
  .test('web-address', 'url', (typed = '') => !typed || isWebAddress(completeWebAddress(typed)));
