import { limits } from '@estela/contracts/limits';
import { defaultVisibility, droneTypes, droneVisibilities, originTypes } from '@estela/contracts/values';
import { imageRule, yup } from '@estela/ui/form';

const word = yup.string().trim().max(limits.word.max);

export const droneFormSchema = yup.object({
  name: yup.string().trim().required().max(limits.title.max),
  type: yup.string().oneOf(droneTypes).required(),
  brand: word.required(),
  model: word.required(),
  serialNumber: word.required(),
  weight: yup.number().required().min(limits.weight.min).max(limits.weight.max),
  frameSize: yup.number().required().min(limits.frameSize.min).max(limits.frameSize.max),
  frame: word,
  components: yup.array().of(yup.string().required()).max(limits.references.max).default([]),
  originType: yup.string().oneOf(originTypes),
  description: yup.string().trim().max(limits.text.max),
  notes: yup.string().trim().max(limits.text.max),
  visibility: yup.string().oneOf(droneVisibilities).required().default(defaultVisibility),
  image: imageRule(limits.image.bytes),
});
