import { limits } from '@estela/contracts/limits';
import { yup } from '@estela/ui/form';

const { object, string } = yup;

export const loginSchema = object({
  email: string().trim().required().email().max(limits.email.max),
  password: string().required(),
});

export const loginValues = { email: '', password: '' };
