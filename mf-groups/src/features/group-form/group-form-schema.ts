import type { Group } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { trimmed } from '@estela/runtime/entity-form';
import { yup } from '@estela/ui/form';

const { array, object, string } = yup;

const nameMax = ({ max }: { max: number }) => ({ key: 'nameMax', values: { max } });

export const groupFormSchema = object({
  name: string().trim().required().max(limits.groupName.max, nameMax),
  description: string().trim().required().max(limits.groupDescription.max),
  access: string().oneOf(['public', 'private']).required(),
  tags: array()
    .of(string().trim().min(limits.tag.min).max(limits.tag.max).required())
    .required()
    .max(limits.tags.max, 'maxTags'),
});

const empty = { name: '', description: '', access: 'public', tags: [] as string[] };

type GroupValues = typeof empty;

export const newGroupValues = () => empty;

export function valuesOf({ name, description, private: isPrivate, tags }: Group): GroupValues {
  return { name, description, access: isPrivate ? 'private' : 'public', tags };
}

export function toInput({ access, ...values }: GroupValues) {
  return { ...trimmed(values), private: access === 'private' };
}
