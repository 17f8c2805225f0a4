import { Readable } from 'node:stream';
import type { Call } from '@estela/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../database/open.ts';
import { authenticate } from '../identity/authenticate.ts';
import type { SessionUser } from '../identity/session-user.ts';
import { UnauthorizedError } from './errors.ts';
import { answerOnce, type Once } from './idempotency.ts';
import { type RequestParts, readRequest } from './read-request.ts';
import { noteAccount } from './security-notes.ts';

interface ViewerByAccess {
  public: null;
  optional: SessionUser | null;
  user: SessionUser;
}

/** What a handler gets: the request's typed parts, the viewer, and the database to use. */
export interface CallInput<C extends Call> extends RequestParts<C> {
  viewer: ViewerByAccess[C['access']];
  /** The pool, or the transaction that an Idempotency-Key opened: a handler uses no other. */
  db: Db;
  /** For what an upload writes: see `answerOnce`. */
  once: Once;
  /** The `updatedAt` that the sender has seen, where the call depends on it: see `requireUnchanged`. */
  seen: string | undefined;
  request: FastifyRequest;
}

type CallOutput<C extends Call> =
  | (C['response'] extends z.ZodType ? z.input<C['response']> : undefined)
  // What is too long to be held; the handler has checked what is in it.
  | AsyncGenerator<string | Uint8Array>;

export type CallHandler<C extends Call> = (input: CallInput<C>) => Promise<CallOutput<C>>;

/**
 * Serves a call of the contract: reads and checks its input, finds the viewer, and sends only what the response schema
 * names.
 */
export function route<const C extends Call>(app: FastifyInstance, call: C, handler: CallHandler<C>): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { call },
    // The length of a compressed answer would reveal a secret in it.
    ...((call.answersSecret || call.area === 'session') && { compress: false }),
    ...(call.bodyBytes && { bodyLimit: call.bodyBytes }),
    handler: async (request, reply) => {
      const viewer = await viewerOf(call, request);
      noteAccount(request, viewer?.id);
      const parts = readRequest(call, request);
      const run = async (db: Db, once: Once) => {
        // The access decides the viewer's type, and viewerOf has just enforced it.
        const input = { ...parts, viewer, db, once, seen: seenBy(request), request } as CallInput<C>;
        const output = await handler(input);
        return isStream(output) ? Readable.from(output, { objectMode: false }) : call.response?.parse(output);
      };
      const answer = await answerOnce(call, request, viewer, parts.params, run);
      if (call.media || answer instanceof Readable) void reply.type(typeOf(call.media ?? 'application/json'));
      return reply.status(call.status).send(answer);
    },
  });
}

/** `If-Match: "2026-11-20T18:30:00.000Z"`; without it, or with `*`, the call depends on nothing. */
function seenBy({ headers }: FastifyRequest): string | undefined {
  const condition = headers['if-match']?.trim();
  return condition === '*' ? undefined : condition?.replace(/^"|"$/g, '');
}

function isStream(output: unknown): output is AsyncGenerator<string | Uint8Array> {
  return typeof output === 'object' && output !== null && Symbol.asyncIterator in output;
}

function typeOf(media: string): string {
  return media === 'application/zip' ? media : `${media}; charset=utf-8`;
}

async function viewerOf(call: Call, request: FastifyRequest): Promise<SessionUser | null> {
  if (call.access === 'public') return null;
  const viewer = await authenticate(request.server.db, request.headers.authorization);
  if (!viewer && call.access === 'user') throw new UnauthorizedError();
  return viewer;
}
