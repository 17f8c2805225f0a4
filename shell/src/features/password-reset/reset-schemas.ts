import { yup } from '@estela/ui/form';
import { email, newPassword, repeatedPassword } from '../../components/account-rules.ts';

export const forgotSchema = yup.object({ email });

export const restoreSchema = yup.object({ password: newPassword, confirmPassword: repeatedPassword });
