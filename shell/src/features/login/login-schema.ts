import { yup } from '@estela/ui/form';
import { email } from '../../components/account-rules.ts';

const { object, string } = yup;

export const loginSchema = object({
  email,
  password: string().required(),
});

export const loginValues = { email: '', password: '' };
