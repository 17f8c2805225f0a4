import { codeOfStatus, type ErrorBody, type ErrorCode, errorStatus } from '@estela/contracts/errors';

/** What went wrong where the server could not say: no connection, no answer in time, taken back, anything else. */
export type LocalErrorCode = 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'UNKNOWN';

/** Every rejected or failed call, in one shape. Plain data: it lives in the store. */
export interface ApiError {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  code: ErrorCode | LocalErrorCode;
  /** The server's text in the visitor's language; empty when it sent none. */
  message: string;
  /** Path of a field -> what is wrong with it, in the visitor's language. */
  fields: Record<string, string>;
  /** Of a login while the account is suspended. */
  ticket?: string;
  /** Seconds to wait, when the server asked for it. */
  retryAfter?: number;
}

interface AnswerReading {
  /** The header of that name. */
  retryAfter?: string | null | undefined;
  /** The field whose text is shown where both have one. Our server says the same in both, others may not. */
  textIn?: 'message' | 'error' | undefined;
}

/** An answer that is not a success. A proxy between us and the server may have written it, so nothing is taken for granted. */
export function errorOfAnswer(
  status: number,
  body: unknown,
  { retryAfter, textIn = 'message' }: AnswerReading = {},
): ApiError {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody>;
  const seconds = Number(retryAfter);
  return {
    status,
    // Others have codes of their own.
    code: given.code && Object.hasOwn(errorStatus, given.code) ? given.code : codeOfStatus(status),
    message: given[textIn] ?? given.message ?? given.error ?? '',
    fields: given.fields ?? {},
    ...(given.ticket && { ticket: given.ticket }),
    ...(retryAfter && Number.isFinite(seconds) && { retryAfter: seconds }),
  };
}

/**
 * An answer that is no JSON. Ours always are: a 401 in HTML is the page of somebody in between, as the login page of a
 * public network, and says nothing of our session.
 */
export function errorOfPage(status: number, reading?: AnswerReading): ApiError {
  return status === 401 ? localError('NETWORK') : errorOfAnswer(status, null, reading);
}

/** A call without an answer. */
export function localError(code: LocalErrorCode): ApiError {
  return { status: 0, code, message: '', fields: {} };
}

/** Whatever a hook or `unwrap` gave as its error, as an ApiError; undefined stays undefined. */
export function errorOf(error: unknown): ApiError | undefined {
  if (error === undefined || error === null) return undefined;
  if (isApiError(error)) return error;
  const name = (error as { name?: unknown }).name;
  return localError(name === 'AbortError' ? 'ABORTED' : 'UNKNOWN');
}

function isApiError(error: unknown): error is ApiError {
  return (
    typeof error === 'object' && error !== null && 'code' in error && 'status' in error && 'fields' in error
  );
}
