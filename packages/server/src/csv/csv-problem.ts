import { InvalidRequestError } from '../http/error-answer.ts';
import type { TextValues } from '../http/texts.ts';

/** What is wrong with a file as a whole, at its field of the request. */
export function csvProblem(key: string, values: TextValues = {}): InvalidRequestError {
  return new InvalidRequestError([
    { code: 'custom', path: ['csv'], message: '', params: { key, values }, input: undefined },
  ]);
}
