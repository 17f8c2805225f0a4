import { limits, usernamePattern } from '@estela/contracts/limits';
import { yup } from '@estela/ui/form';

const { ref, string } = yup;

export const username = string()
  .trim()
  .required()
  .min(limits.username.min)
  .max(limits.username.max)
  .matches(usernamePattern, { message: 'username', excludeEmptyString: true });

export const email = string().trim().required().email().max(limits.email.max);

export const personName = string().trim().required().max(limits.personName.max);

export const newPassword = string()
  .required()
  .min(limits.password.min, 'passwordMin')
  .max(limits.password.max);

/** For a form that also has a field `password`. */
export const repeatedPassword = string()
  .required()
  .oneOf([ref('password')], 'passwordsDontMatch');
