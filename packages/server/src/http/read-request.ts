import type { Call } from '@estela/contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { InvalidRequestError } from './error-answer.ts';

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

/** The parts of a request, each as its schema made it: unknown fields are gone. */
export interface RequestParts<C extends Call> {
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: Output<C['body']>;
}

/** Reads a request by its call's schemas and throws one InvalidRequestError with every finding. */
export function readRequest<C extends Call>(call: C, request: FastifyRequest): RequestParts<C> {
  const issues: z.core.$ZodIssue[] = [];
  const read = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    // Issues need the input, to distinguish a missing field from one of a wrong type.
    const result = schema.safeParse(value, { reportInput: true });
    if (!result.success) issues.push(...result.error.issues);
    return result.data;
  };
  const parts = {
    params: read(call.params, guard(request.params, issues)),
    query: read(call.query, withoutEmpty(guard(request.query, issues))),
    // No body is an empty one: what is missing in it can be named, and where all is optional nothing is.
    body: read(call.body, request.body ?? {}),
  };
  if (issues.length > 0) throw new InvalidRequestError(issues);
  // The schemas were the call's own, so the outputs are of its types.
  return parts as RequestParts<C>;
}

/** `?cursor=&limit=20`: a parameter without a value says nothing. */
function withoutEmpty(query: unknown): unknown {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
}

/** Null bytes and lone surrogates never reach a query, whatever the schema says: PostgreSQL rejects such text. */
function guard(values: unknown, issues: z.core.$ZodIssue[]): unknown {
  for (const [name, value] of Object.entries(values ?? {})) {
    if (typeof value === 'string' && /[\0\p{Cs}]/u.test(value)) {
      const issue = {
        code: 'custom',
        path: [name],
        message: '',
        params: { key: 'unsafeText' },
        input: undefined,
      };
      issues.push(issue as z.core.$ZodIssueCustom);
    }
  }
  return values;
}
