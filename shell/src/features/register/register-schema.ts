import { limits, usernamePattern } from '@estela/contracts/limits';
import { yup } from '@estela/ui/form';

const { bool, object, ref, string } = yup;

const personName = string().trim().required().max(limits.personName.max);

export const registerSchema = object({
  username: string()
    .trim()
    .required()
    .min(limits.username.min)
    .max(limits.username.max)
    .matches(usernamePattern, { message: 'username', excludeEmptyString: true }),
  email: string().trim().required().email().max(limits.email.max),
  name: personName,
  lastName: personName,
  password: string().required().min(limits.password.min, 'passwordMin').max(limits.password.max),
  confirmPassword: string()
    .required()
    .oneOf([ref('password')], 'passwordsDontMatch'),
  acceptTerms: bool().oneOf([true], 'terms'),
});

export const registerValues = {
  username: '',
  email: '',
  name: '',
  lastName: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
};
