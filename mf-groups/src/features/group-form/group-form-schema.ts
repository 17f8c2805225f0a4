import type { Group } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
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

export interface GroupFormValues {
  name: string;
  description: string;
  access: 'public' | 'private';
  tags: string[];
}

export function groupFormValues(group?: Group): GroupFormValues {
  return {
    name: group?.name ?? '',
    description: group?.description ?? '',
    access: group?.private ? 'private' : 'public',
    tags: group?.tags ?? [],
  };
}

/** What the form holds, as the wire wants it. */
export function groupInputOf({ access, ...values }: GroupFormValues) {
  return { ...values, private: access === 'private' };
}
