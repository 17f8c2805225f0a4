import {
  type Call,
  type ErrorBody,
  type ErrorCode,
  errorBody,
  errorStatus,
  errorsOf,
} from '@estela/contracts';
import { translate } from '../../http/texts.ts';
import type { JsonSchema, SchemaComponents } from './json-schema.ts';

const meanings: Record<ErrorCode, string> = {
  VALIDATION: 'The request does not fit its schema; `fields` says where.',
  INVALID_CREDENTIALS: 'No account has this email and password.',
  UNAUTHORIZED: 'No token, or the token of a session that has ended.',
  FORBIDDEN: 'The viewer sees it and may not do this to it.',
  NOT_FOUND: 'It does not exist, or not for this viewer.',
  CONFLICT:
    'The state of things forbids it: a name is taken, a limit is reached, what it refers to has just gone.',
  TOO_LARGE: 'The body, the picture’s file or its pixels are too large.',
  UNSUPPORTED_MEDIA: 'The body is not of the type that the call reads, or the picture cannot be read.',
  RATE_LIMITED: 'Too many requests.',
  INTERNAL: 'A fault of the server.',
  UNAVAILABLE: 'The database or the storage of pictures is away or busy.',
};

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait', required: true, schema: { type: 'integer', minimum: 1 } },
};

/** One shared response for each code. */
export function errorResponses(components: SchemaComponents): Record<string, JsonSchema> {
  const schema = components.use(errorBody, 'output');
  const codes = Object.keys(meanings) as ErrorCode[];
  return Object.fromEntries(
    codes.map((code) => [
      code,
      {
        description: meanings[code],
        ...((code === 'RATE_LIMITED' || code === 'UNAVAILABLE') && { headers: retryAfter }),
        content: { 'application/json': { schema, example: exampleOfError(code) } },
      },
    ]),
  );
}

function exampleOfError(code: ErrorCode): ErrorBody {
  const text = translate('en', 'errors', code);
  const fields = code === 'VALIDATION' && { fields: { title: translate('en', 'fields', 'required') } };
  return { error: text, message: text, code, ...fields };
}

/** The errors that a call can give, by status; each status has one code in a call. */
export function errorsByStatus(call: Call): Record<number, JsonSchema> {
  return Object.fromEntries(
    errorsOf(call).map((code) => [errorStatus[code], { $ref: `#/components/responses/${code}` }]),
  );
}
