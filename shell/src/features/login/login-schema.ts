import { limits } from '@estela/contracts/limits';
import { yup } from '@estela/ui/form';
import { email, newPassword } from '../../components/account-rules.ts';

const { object, string } = yup;

const password = object({
  email,
  password: string().required(),
});

/** Email and password, and what the server may ask for once the password is right. */
export const loginSchemas = {
  password,
  code: password.shape({ code: string().trim().required().max(limits.factorCode.max) }),
  newPassword: password.shape({ newPassword }),
};
export type LoginStep = keyof typeof loginSchemas;
