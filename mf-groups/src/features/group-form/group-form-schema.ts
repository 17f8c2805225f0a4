import type { Group } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { derivedForm } from '@estela/kit/entity-form';
import { imageRule, yup } from '@estela/ui/form';

const { array, boolean, object, string } = yup;

const nameMax = ({ max }: { max: number }) => ({ key: 'nameMax', values: { max } });

/** One question per line. */
const questionsOf = (lines: string) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const groupFormSchema = object({
  name: string().trim().required().max(limits.groupName.max, nameMax),
  description: string().trim().required().max(limits.groupDescription.max),
  image: imageRule(limits.image.bytes),
  access: string().oneOf(['public', 'private']).required().default('public'),
  showHistory: boolean().required().default(false),
  tags: array()
    .of(string().trim().min(limits.tag.min).max(limits.tag.max).required())
    .required()
    .max(limits.tags.max, 'maxTags'),
  rules: string().trim().max(limits.groupRules.max),
  questions: string()
    .test(
      'few',
      { key: 'maxLines', values: { max: limits.joinQuestions.max } },
      (lines = '') => questionsOf(lines).length <= limits.joinQuestions.max,
    )
    .test('short', { key: 'longLine', values: { max: limits.joinQuestion.max } }, (lines = '') =>
      questionsOf(lines).every((line) => line.length <= limits.joinQuestion.max),
    ),
});

const form = derivedForm(groupFormSchema);

export const newGroupValues = form.newValues;

/** What was written in private stays hidden unless somebody decides otherwise. */
export function valuesOf({ private: isPrivate, questions, showHistory, ...group }: Group) {
  return form.toValues({
    ...group,
    access: isPrivate ? 'private' : 'public',
    showHistory: !isPrivate && showHistory,
    questions: questions.join('\n'),
  });
}

export function toInput(values: ReturnType<typeof newGroupValues>) {
  const { access, questions, ...input } = form.toInput(values);
  return { ...input, private: access === 'private', questions: questionsOf(questions) };
}
