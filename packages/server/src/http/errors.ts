import type { ErrorCode } from '@estela/contracts';

interface ErrorDetails {
  /** Key of the `errors` catalogue; without it the code's own text is shown. */
  text?: string;
  /** What the text names: a number, an instant, or a key of the `reasons` catalogue. */
  values?: Record<string, string | number | Date>;
  /** Field path -> key of the `fields` catalogue. */
  fields?: Record<string, string>;
  /** Id of what is in the way. */
  item?: string;
  /** What a suspended pilot may go on with. */
  ticket?: string;
  /** Seconds. */
  retryAfter?: number;
  cause?: unknown;
}

/** An error that reaches the client as it is. Everything else becomes INTERNAL and only the log knows why. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly text: string | undefined;
  readonly values: Record<string, string | number | Date>;
  readonly fields: Record<string, string> | undefined;
  readonly item: string | undefined;
  readonly ticket: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.text ?? code, { cause: details.cause });
    this.name = 'ApiError';
    this.code = code;
    this.text = details.text;
    this.values = details.values ?? {};
    this.fields = details.fields;
    this.item = details.item;
    this.ticket = details.ticket;
    this.retryAfter = details.retryAfter;
  }
}

/** Also for what exists but not for this viewer: existence must not leak. */
export class NotFoundError extends ApiError {
  constructor(text?: string) {
    super('NOT_FOUND', { text });
  }
}

/** The viewer sees the item and may not change it. */
export class ForbiddenError extends ApiError {
  constructor(text?: string) {
    super('FORBIDDEN', { text });
  }
}

/** No session, or one that has ended. */
export class UnauthorizedError extends ApiError {
  constructor() {
    super('UNAUTHORIZED');
  }
}

/** The current state forbids it: a name is taken, a limit of the account is reached. */
export class ConflictError extends ApiError {
  constructor(text?: string, fields?: Record<string, string>, item?: string) {
    super('CONFLICT', { text, fields, item });
  }
}

/** Input that is wrong in a way no schema can check, as a reference to a missing item. */
export class InvalidInputError extends ApiError {
  constructor(fields: Record<string, string>, text?: string) {
    super('VALIDATION', { fields, text });
  }
}

/** `retryAfter` in seconds. */
export class RateLimitedError extends ApiError {
  constructor(retryAfter: number, text?: string) {
    super('RATE_LIMITED', { retryAfter, text });
  }
}

/** More at once than this process takes. No fault: nothing of it goes to the log as one. `retryAfter` in seconds. */
export class BusyError extends ApiError {
  constructor(retryAfter: number) {
    super('UNAVAILABLE', { retryAfter, text: 'busy' });
  }
}

/** The database or the storage of pictures is away or busy; the client may try again soon. */
export class UnavailableError extends ApiError {
  constructor(cause?: unknown) {
    super('UNAVAILABLE', { retryAfter: 2, cause });
  }
}
