import { limits } from '@estela/contracts/limits';
import { yup } from '@estela/ui/form';

const { object, ref, string } = yup;

export const forgotSchema = object({
  email: string().trim().required().email().max(limits.email.max),
});

export const restoreSchema = object({
  password: string().required().min(limits.password.min, 'passwordMin').max(limits.password.max),
  confirmPassword: string()
    .required()
    .oneOf([ref('password')], 'passwordsDontMatch'),
});
