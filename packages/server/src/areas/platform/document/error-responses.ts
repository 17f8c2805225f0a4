import {
  type Call,
  type ErrorBody,
  type ErrorCode,
  errorBody,
  errorStatus,
  errorsOf,
} from '@estela/contracts';
import { translate } from '../../../http/texts.ts';
import type { JsonSchema, SchemaComponents } from './json-schema.ts';

const meanings: Record<ErrorCode, string> = {
  VALIDATION: 'The request does not fit its schema; `fields` says where.',
  SECOND_FACTOR: 'The account has a second factor: its code must come too, or the one that came is wrong.',
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

/** Codes that come in the same calls and with the same status as another one: they stand in its response. */
const besides: Partial<Record<ErrorCode, ErrorCode>> = { SECOND_FACTOR: 'INVALID_CREDENTIALS' };

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait', required: true, schema: { type: 'integer', minimum: 1 } },
};

/** One shared response for each code. */
export function errorResponses(components: SchemaComponents): Record<string, JsonSchema> {
  const schema = components.use(errorBody, 'output');
  const codes = (Object.keys(meanings) as ErrorCode[]).filter((code) => !besides[code]);
  return Object.fromEntries(
    codes.map((code) => [
      code,
      {
        description: meaningOf(code),
        ...((code === 'RATE_LIMITED' || code === 'UNAVAILABLE') && { headers: retryAfter }),
        content: { 'application/json': { schema, example: exampleOfError(code) } },
      },
    ]),
  );
}

function meaningOf(code: ErrorCode): string {
  const others = Object.entries(besides).filter(([, other]) => other === code);
  return [meanings[code], ...others.map(([name]) => `\`${name}\`: ${meanings[name as ErrorCode]}`)].join(' ');
}

function exampleOfError(code: ErrorCode): ErrorBody {
  const text = translate('en', 'errors', code);
  const fields = code === 'VALIDATION' && { fields: { title: translate('en', 'fields', 'required') } };
  return { error: text, message: text, code, ...fields };
}

/** The errors that a call can give, by status; each status has one response in a call. */
export function errorsByStatus(call: Call): Record<number, JsonSchema> {
  return Object.fromEntries(
    errorsOf(call).map((code) => [
      errorStatus[code],
      { $ref: `#/components/responses/${besides[code] ?? code}` },
    ]),
  );
}
