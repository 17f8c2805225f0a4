import { limits } from '@estela/contracts/limits';
import { derivedForm } from '@estela/runtime/entity-form';
import { yup } from '@estela/ui/form';

const { object, string } = yup;

export const postFormSchema = object({
  title: string().trim().required().max(limits.title.max),
  content: string().trim().required().max(limits.text.max),
});

export const postForm = derivedForm(postFormSchema);
