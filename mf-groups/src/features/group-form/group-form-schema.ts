import type { Group } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { derivedForm } from '@estela/runtime/entity-form';
import { yup } from '@estela/ui/form';

const { array, object, string } = yup;

const nameMax = ({ max }: { max: number }) => ({ key: 'nameMax', values: { max } });

export const groupFormSchema = object({
  name: string().trim().required().max(limits.groupName.max, nameMax),
  description: string().trim().required().max(limits.groupDescription.max),
  access: string().oneOf(['public', 'private']).required().default('public'),
  tags: array()
    .of(string().trim().min(limits.tag.min).max(limits.tag.max).required())
    .required()
    .max(limits.tags.max, 'maxTags'),
});

const form = derivedForm(groupFormSchema);

export const newGroupValues = form.newValues;

export function valuesOf({ private: isPrivate, ...group }: Group) {
  return form.toValues({ ...group, access: isPrivate ? 'private' : 'public' });
}

export function toInput(values: ReturnType<typeof newGroupValues>) {
  const { access, ...input } = form.toInput(values);
  return { ...input, private: access === 'private' };
}
