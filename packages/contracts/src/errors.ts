/** Stable error codes with their HTTP status: the text beside a code may change, the code may not. */
export const errorStatus = {
  VALIDATION: 400,
  INVALID_CREDENTIALS: 401,
  SECOND_FACTOR: 401,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const codes = (Object.keys(errorStatus) as ErrorCode[]).reverse();

/** The code of a status that came without one: of several the last, the more general one. */
export function codeOfStatus(status: number): ErrorCode {
  return codes.find((code) => errorStatus[code] === status) ?? 'INTERNAL';
}

/** The one shape of an error on the wire. `error` and `message` are the same text, in the viewer's language. */
export interface ErrorBody {
  error: string;
  message: string;
  code: ErrorCode;
  /** Id of what is in the way, where something is there already. */
  item?: string;
  /** Of a login while the account is suspended: opens `POST /auth/suspension`. */
  ticket?: string;
  /** Path of a field -> what is wrong with it. */
  fields?: Record<string, string>;
}
