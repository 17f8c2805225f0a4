import { emailPattern, limits, usernamePattern } from '@estela/contracts/limits';
import { yup } from '@estela/ui/form';

const { ref, string } = yup;

export const username = string()
  .trim()
  .required()
  .min(limits.username.min)
  .max(limits.username.max)
  .matches(usernamePattern, { message: 'username', excludeEmptyString: true });

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
