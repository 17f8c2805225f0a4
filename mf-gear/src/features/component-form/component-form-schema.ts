import { limits } from '@estela/contracts/limits';
import { componentTypes } from '@estela/contracts/values';
import { imageRule, yup } from '@estela/ui/form';
import { webAddressRule } from '../../components/web-address-rule.ts';

export const componentFormSchema = yup.object({
  name: yup.string().trim().required().max(limits.title.max),
  type: yup.string().oneOf(componentTypes).required(),
  brand: yup.string().trim().max(limits.word.max),
  quantity: yup.number().required().integer().min(limits.quantity.min).max(limits.quantity.max),
  weight: yup.number().min(limits.weight.min).max(limits.weight.max),
  sourceUrl: webAddressRule,
  description: yup.string().trim().max(limits.text.max),
  image: imageRule(limits.image.bytes),
});
