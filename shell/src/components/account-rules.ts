import { anyUsernamePattern, emailPattern, limits, usernamePattern } from '@estela/contracts/limits';
import { yup } from '@estela/ui/form';

const { ref, string } = yup;

const usernameOf = (pattern: RegExp) =>
  string()
    .trim()
    .required()
    .min(limits.username.min)
    .max(limits.username.max)
    .matches(pattern, { message: 'username', excludeEmptyString: true });

/** Of an account that may be older than the rule of today; the server refuses to change to another such name. */
export const username = usernameOf(anyUsernamePattern);

export const newUsername = usernameOf(usernamePattern);

/** As the server judges it, and not as yup does, which lets `lia@pilots` pass. */
export const email = string()
  .trim()
  .required()
  .max(limits.email.max)
  .matches(emailPattern, { message: 'email', excludeEmptyString: true });

export const personName = string().trim().required().max(limits.personName.max);

export const newPassword = string()
  .required()
  .min(limits.password.min, 'passwordMin')
  .max(limits.password.max);

/** For a form that also has a field `password`. */
export const repeatedPassword = string()
  .required()
  .oneOf([ref('password')], 'passwordsDontMatch');
