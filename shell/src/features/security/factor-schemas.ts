import { limits } from '@estela/contracts/limits';
import { yup } from '@estela/ui/form';

const { object, string } = yup;

export const passwordSchema = object({ currentPassword: string().required() });
export const passwordValues = { currentPassword: '' };

export const codeSchema = object({ code: string().trim().required().max(limits.factorCode.max) });
export const codeValues = { code: '' };

export const removalSchema = passwordSchema.concat(codeSchema);
export const removalValues = { ...passwordValues, ...codeValues };
