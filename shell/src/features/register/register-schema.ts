import { yup } from '@estela/ui/form';
import {
  email,
  newPassword,
  newUsername,
  personName,
  repeatedPassword,
} from '../../components/account-rules.ts';

const { bool, object } = yup;

export const registerSchema = object({
  username: newUsername,
  email,
  name: personName,
  lastName: personName,
  password: newPassword,
  confirmPassword: repeatedPassword,
  acceptTerms: bool().oneOf([true], 'terms'),
});
