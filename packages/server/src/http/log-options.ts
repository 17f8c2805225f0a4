import type { FastifyRequest } from 'fastify';

/** The stream that lines go to where it is not the process's own output. */
export interface LogStream {
  write: (line: string) => void;
}

const secretNames = ['authorization', 'cookie', 'password', 'token', 'ticket', 'access', 'secret', 'link'];
const places = ['', '*.', 'req.headers.', 'headers.'];

/**
 * Structured lines without secrets: fields that hold one are taken out, requests are identified by their route, because
 * an address may carry a token, and of errors only what we chose: PostgreSQL's detail quotes whole rows.
 */
export function logOptions(level: string, stream?: LogStream) {
  if (level === 'silent') return false;
  return {
    level,
    redact: places.flatMap((place) => secretNames.map((name) => place + name)),
    serializers: { req: describeRequest, err: describeError },
    ...(stream && { stream }),
  };
}

function describeRequest({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions?.url ?? 'none' };
}

interface LoggedError {
  /** What the logger's own type of a serialised error asks for. */
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: LoggedError;
}

function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutSecrets(String(error)), stack: '' };
  const { code, constraint, cause } = error as Error & { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(cause !== undefined && depth < 3 && { cause: describeError(cause, depth + 1) }),
  };
}

/** Messages of others may quote an address or a header: what follows the name of a secret is removed. */
function withoutSecrets(text: string): string {
  return text
    .replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [Redacted]')
    .replace(/\b(token|ticket|access|password|secret)=[^\s&"']+/gi, '$1=[Redacted]')
    .replace(/(\w+:\/\/[^\s:/@]*):[^\s@/]+@/g, '$1:[Redacted]@');
}
