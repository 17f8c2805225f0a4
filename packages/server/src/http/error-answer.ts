import { type ErrorBody, type ErrorCode, errorStatus, type Language } from '@estela/contracts';
import type { z } from 'zod';
import { ApiError, NotFoundError, UnavailableError } from './errors.ts';
import { fieldTexts } from './field-texts.ts';
import { translate } from './texts.ts';

export interface ErrorAnswer {
  status: number;
  body: ErrorBody;
  headers: Record<string, string>;
}

/** A request that does not fit its schema. */
export class InvalidRequestError extends Error {
  override readonly name = 'InvalidRequestError';
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The request does not fit its schema');
    this.issues = issues;
  }
}

/** The body of an error, in the client's language. */
export function errorAnswer(error: unknown, language: Language): ErrorAnswer {
  if (error instanceof InvalidRequestError) {
    const fields = fieldTexts(error.issues, language);
    const hasFields = Object.keys(fields).length > 0;
    return answer(
      'VALIDATION',
      translate(language, 'errors', hasFields ? 'VALIDATION' : 'malformedRequest'),
      fields,
    );
  }
  const known = asApiError(error);
  const fields = Object.entries(known.fields ?? {}).map(([path, key]) => [
    path,
    translate(language, 'fields', key),
  ]);
  const text = translate(language, 'errors', known.text ?? known.code, shownValues(known.values, language));
  return answer(known.code, text, Object.fromEntries(fields), known);
}

/** Instants as a reader of the language writes them; in UTC, since an error does not know where its reader is. */
function shownValues(values: ApiError['values'], language: Language): Record<string, string> {
  // Making a formatter costs more than the rest of an error, and few errors show a value.
  const show = (value: string | number | Date) => {
    if (value instanceof Date) return `${instantFormat(language).format(value)} UTC`;
    return typeof value === 'number'
      ? new Intl.NumberFormat(locales[language]).format(value)
      : translate(language, 'reasons', value);
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, show(value)]));
}

/** As the browser's: English is British. */
const locales: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };

const instantFormat = (language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

function answer(
  code: ErrorCode,
  text: string,
  fields: Record<string, string>,
  { item, ticket, retryAfter }: Pick<Partial<ApiError>, 'item' | 'ticket' | 'retryAfter'> = {},
): ErrorAnswer {
  return {
    status: errorStatus[code],
    body: {
      error: text,
      message: text,
      code,
      ...(item && { item }),
      ...(ticket && { ticket }),
      ...(Object.keys(fields).length > 0 && { fields }),
    },
    headers: retryAfter === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) },
  };
}

/** Maps what Fastify and the database throw to our codes; INTERNAL for the unexpected. */
function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const {
    code = '',
    statusCode = 500,
    message = '',
  } = error as { code?: string; statusCode?: number; message?: string };
  if (code.startsWith('FST_') || (statusCode >= 400 && statusCode < 500))
    return fromFastify(code, statusCode);
  return fromDatabase(String(code), message, error);
}

function fromFastify(code: string, statusCode: number): ApiError {
  if (statusCode === 413) return new ApiError('TOO_LARGE');
  // 406 is what the multipart plugin says of a body that is not multipart.
  if (statusCode === 415 || statusCode === 406) return new ApiError('UNSUPPORTED_MEDIA');
  if (statusCode === 404) return new NotFoundError();
  if (statusCode === 503) return new UnavailableError();
  if (statusCode >= 500) return new ApiError('INTERNAL');
  return new ApiError('VALIDATION', {
    text: code.includes('BODY') || code === '' ? 'malformedBody' : 'malformedRequest',
  });
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const busyStates = new Set(['40001', '40P01', '55P03', '57014', '57P01', '57P02', '57P03']);
const lost = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;

function fromDatabase(code: string, message: string, cause: unknown): ApiError {
  // 22: data that a column's type does not take, as an instant beyond its range. 23: a row it refers to has just gone.
  if (/^22...$/.test(code)) return new ApiError('VALIDATION', { text: 'malformedRequest', cause });
  if (/^23...$/.test(code)) return new ApiError('CONFLICT', { cause });
  // 08: the connection. 53: no room on the disk, in memory, for one more session. 58: a disk that fails.
  const isAway = connectionCodes.has(code) || /^(08|53|58)...$/.test(code) || busyStates.has(code);
  if (isAway || lost.test(message)) return new UnavailableError(cause);
  return new ApiError('INTERNAL', { cause });
}
