import { type ApiError, errorOf, errorText } from '@estela/api';
import type { FormErrors } from '@estela/ui/form';

export interface FormErrorOptions {
  /** Path of a field on the wire -> its name in the form, where the two differ. */
  fieldNames?: Readonly<Record<string, string>> | undefined;
  /** Texts that take the place of the server's. */
  messages?: Partial<Record<ApiError['code'], string>> | undefined;
  /** What failed, where the server sent no text; why follows where it is known. */
  failure?: string | undefined;
}

/** What a form shows for a rejected call: the one place where an API error becomes a form's texts. */
export function formErrorsOf(
  rejection: unknown,
  t: Parameters<typeof errorText>[1],
  { fieldNames = {}, messages = {}, failure }: FormErrorOptions = {},
): FormErrors {
  const error = errorOf(rejection);
  // A session that ended has a dialog of its own over the form; no text may outlive it.
  if (!error || error.code === 'UNAUTHORIZED') return { fields: {} };
  const nameOf = (path: string) => {
    // The error of one tag is the tags' error.
    const list = path.replace(/[.[]\d.*$/, '');
    return fieldNames[path] ?? fieldNames[list] ?? list;
  };
  return {
    message: messages[error.code] ?? (error.message || textOf(error, failure, t)),
    fields: Object.fromEntries(Object.entries(error.fields).map(([path, text]) => [nameOf(path), text])),
  };
}

/** Our own text for an error that came without one. */
function textOf(error: ApiError, failure: string | undefined, t: Parameters<typeof errorText>[1]): string {
  if (failure === undefined) return errorText(error, t);
  return error.status === 0 && error.code !== 'UNKNOWN' ? `${failure}. ${errorText(error, t)}` : failure;
}
