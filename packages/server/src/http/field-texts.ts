import type { Language } from '@estela/contracts';
import type { z } from 'zod';
import { type TextValues, translate } from './texts.ts';

type Issue = z.core.$ZodIssue;

interface FieldText {
  key: string;
  values?: TextValues | undefined;
}

/** What zod found wrong, as field path -> text; the first finding of a field counts. */
export function fieldTexts(issues: readonly Issue[], language: Language): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (path === '' || Object.hasOwn(fields, path)) continue;
    const { key, values } = describe(issue);
    fields[path] = translate(language, 'fields', key, values);
  }
  return fields;
}

const formatKeys: Record<string, string> = { email: 'email', url: 'url', datetime: 'date', date: 'date' };

function describe(issue: Issue): FieldText {
  switch (issue.code) {
    case 'invalid_type':
      return { key: describeType(issue) };
    case 'too_small':
      return describeBound(issue.origin, Number(issue.minimum), 'min', issue);
    case 'too_big':
      return describeBound(issue.origin, Number(issue.maximum), 'max', issue);
    case 'invalid_format':
      // A pattern has no name of its own: its schema gives the key as the message.
      return { key: formatKeys[issue.format] ?? (issue.format === 'regex' ? issue.message : 'invalid') };
    case 'invalid_value':
      if (issue.path.at(-1) === 'acceptTerms') return { key: 'terms' };
      return { key: isMissing(issue) ? 'required' : 'invalid' };
    case 'invalid_union': {
      const first = issue.errors.at(-1)?.[0];
      return first ? describe(first) : { key: 'invalid' };
    }
    case 'custom': {
      const { key, values } = (issue.params ?? {}) as Partial<FieldText>;
      return { key: key ?? 'invalid', values };
    }
    default:
      return { key: 'invalid' };
  }
}

const isMissing = ({ input }: Issue) => input === undefined || input === null;

function describeType(issue: z.core.$ZodIssueInvalidType): string {
  if (isMissing(issue)) return 'required';
  return issue.expected === 'number' || issue.expected === 'int' ? 'number' : 'invalid';
}

function describeBound(origin: string, bound: number, side: 'min' | 'max', issue: Issue): FieldText {
  const values = { [side]: bound };
  const field = issue.path.at(-1);
  if (origin === 'string') {
    if (side === 'max') return { key: field === 'name' ? 'nameTooLong' : 'tooLong', values };
    if (bound === 1) return { key: 'required' };
    return { key: field === 'password' || field === 'newPassword' ? 'passwordTooShort' : 'tooShort', values };
  }
  if (origin === 'array') {
    if (side === 'min') return { key: 'tooFew', values };
    return { key: field === 'tags' ? 'tags' : 'tooMany', values };
  }
  return { key: side, values };
}
