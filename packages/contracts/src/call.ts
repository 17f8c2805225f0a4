import type { z } from 'zod';

/** `public`: the same for anyone. `optional`: open to guests, the response depends on the viewer. `user`: needs a token. */
export type CallAccess = 'public' | 'optional' | 'user';

/** One call of the API. Paths are below `/api`, parameters as `:name`. */
export interface Call {
  id: string;
  /** The area whose generated endpoints hold it. */
  area: 'session' | 'flights' | 'gear' | 'spots' | 'social' | 'groups' | 'platform';
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  access: CallAccess;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Name of the one file field of a multipart body. */
  upload?: string;
  /** Status of success; 204 has no response. */
  status: 200 | 201 | 204;
  response?: z.ZodType;
}

/** Keeps each call's own schema types, so that handlers and clients are typed from them. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
