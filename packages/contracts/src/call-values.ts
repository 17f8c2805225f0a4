import type { z } from 'zod';
import type { calls } from './calls.ts';

type Calls = typeof calls;

/** The id of a call. */
export type CallName = keyof Calls;

type SchemaOf<N extends CallName, K extends string> =
  Calls[N] extends Record<K, infer S extends z.ZodType> ? S : never;

/** Where a schema also reads other forms its input is `unknown`: a client sends what comes out of it. */
type Sent<In, Out> = { [K in keyof In]: unknown extends In[K] ? Out[K & keyof Out] : In[K] };

/** What a client puts into the path of a call. */
export type CallParams<N extends CallName> = z.input<SchemaOf<N, 'params'>>;

/** What a client puts into the query of a call. */
export type CallQuery<N extends CallName> = Sent<
  z.input<SchemaOf<N, 'query'>>,
  z.output<SchemaOf<N, 'query'>>
>;

/** What a client sends as the body of a call. */
export type CallBody<N extends CallName> = z.output<SchemaOf<N, 'body'>>;

/** What a call returns; null where it returns nothing. */
export type CallAnswer<N extends CallName> = Calls[N] extends { response: infer S extends z.ZodType }
  ? z.output<S>
  : null;
