import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** `public`: the same for anyone. `optional`: open to guests, the response depends on the viewer. `user`: needs a token. */
export type CallAccess = 'public' | 'optional' | 'user';

/** The areas of the API: the tags of its document, and the parts of its client. */
export const callAreas = {
  session: 'Signing in and out, and what belongs to the viewer’s own account.',
  social: 'Pilots, whom they follow, what they like, and the feed of what happened.',
  flights: 'The log: flights with their video, place, drone, equipment and weather.',
  gear: 'Drones, the components they are built of, and other equipment.',
  spots: 'Places to fly, and the airspace around them.',
  groups: 'Groups with their members, topics, comments and posts.',
  notifications: 'What others did that concerns the viewer.',
  reports: 'Reports of what should not be there, and the decisions of admins.',
  platform: 'Counts and health of the service.',
} as const;

/** One call of the API. Paths are below `/api`, parameters as `:name`. */
export interface Call {
  id: string;
  area: keyof typeof callAreas;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  access: CallAccess;
  summary: string;
  /** For the document, where the summary is not enough. */
  description?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Name of the one file field of a multipart body. */
  upload?: string;
  /** Bytes of a JSON body where the usual limit is too small. */
  bodyBytes?: number;
  /** Status of success; 204 has no response. */
  status: 200 | 201 | 204;
  response?: z.ZodType;
  /** The response holds a secret that the database must not: it is never stored for a repeated request. */
  answersSecret?: true;
  /**
   * The body holds the account's password. It is never stored for a repeated request either: the transaction behind one
   * would take back that a wrong password was counted.
   */
  takesPassword?: true;
  /** Done twice it changes nothing: it is done again each time, since its first answer may not be true any more. */
  isIdempotent?: true;
  /** Of a change: `If-Match` with the `updatedAt` that was seen makes it depend on nobody having changed it since. */
  isConditional?: true;
  /** Of a response that is a file and not JSON. */
  media?: 'text/csv' | 'application/gpx+xml' | 'text/calendar' | 'application/zip';
  /** Errors beyond those that follow from the rest: `errorsOf` adds them up. */
  errors?: readonly ErrorCode[];
}

type CallArea = Call['area'];
type CallTable = Record<string, Omit<Call, 'id' | 'area'>>;

/**
 * Calls of one area, each by its id. Keeps every call's own schema types, so that handlers and clients are typed from
 * them.
 */
export function defineCalls<A extends CallArea, const T extends CallTable>(area: A, table: T) {
  return Object.fromEntries(Object.entries(table).map(([id, call]) => [id, { ...call, id, area }])) as {
    [K in keyof T & string]: T[K] & { readonly id: K; readonly area: A };
  };
}

/** Every error that a call can give. A status that is not among theirs is a fault of the server or of the table. */
export function errorsOf(call: Call): ErrorCode[] {
  const { method, access, params, path, errors = [] } = call;
  const derived: (ErrorCode | false)[] = [
    'VALIDATION',
    access === 'user' && 'UNAUTHORIZED',
    params !== undefined && 'NOT_FOUND',
    // What a write refers to may go while it runs.
    access === 'user' && (method === 'POST' || method === 'PUT' || method === 'PATCH') && 'CONFLICT',
    method !== 'GET' && 'TOO_LARGE',
    method !== 'GET' && 'UNSUPPORTED_MEDIA',
    !path.startsWith('/health/') && 'RATE_LIMITED',
    'INTERNAL',
    'UNAVAILABLE',
  ];
  return [...derived.filter((code) => code !== false), ...errors];
}
