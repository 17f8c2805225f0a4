import { limits } from '@estela/contracts/limits';
import { derivedForm } from '@estela/kit/entity-form';
import { yup } from '@estela/ui/form';

const { boolean, object, string } = yup;

export const topicFormSchema = object({
  title: string().trim().required().max(limits.title.max),
  description: string().trim().max(limits.text.max).default(''),
  pinned: boolean().default(false).required(),
});

export const topicForm = derivedForm(topicFormSchema);
