import type { OutgoingHttpHeaders } from 'node:http';
import { calls } from '@estela/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnauthorizedError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { authenticate, bearerToken } from '../../../identity/authenticate.ts';
import { newToken, tokenHash } from '../../../identity/tokens.ts';
import { insertTicket, type StreamOwner, takeTicket } from '../../../live/repository.ts';

/** Seconds that a ticket opens a stream. */
const ticketLife = 60;

interface EventsRequest {
  Querystring: { ticket?: unknown; lastEventId?: unknown };
}

/**
 * What concerns the viewer, as it happens: `notification`, `notificationsChanged` when some were read or are gone,
 * `like` and `comment`, with ids alone, and `feed` when any feed may have something new. The stream is not in the table
 * of calls, because its response is no JSON. Each event comes at least once; `Last-Event-ID` (or the query's
 * `lastEventId`, for a new EventSource) goes on where a reader was, for a day.
 */
export async function eventRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.createEventTicket, async ({ db, viewer, request }) => {
    const ticket = newToken();
    const session = tokenHash(bearerToken(request.headers.authorization) ?? '');
    await insertTicket(db, tokenHash(ticket), session, viewer.id);
    return { ticket, expiresIn: ticketLife };
  });

  // No HEAD: its response has no body, so the stream behind it would stay open unread.
  const options = { config: { isStream: true }, exposeHeadRoute: false };
  app.get<EventsRequest>('/events', options, async (request, reply) => {
    const owner = await ownerOf(request);
    if (!owner) throw new UnauthorizedError();
    const { lastEventId } = request.query;
    const header = request.headers['last-event-id'];
    const last = typeof header === 'string' ? header : lastEventId;
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Kept for another request after the goodbye, the connection would hold up a stopping server.
      connection: 'close',
      'x-accel-buffering': 'no',
    });
    // An open stream outlives the time that any other connection may be silent.
    request.raw.setTimeout(0);
    await app.live
      .open(owner, reply.raw, typeof last === 'string' ? last : undefined)
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'events could not be opened');
        reply.raw.destroy();
      });
  });

  async function ownerOf({
    query,
    headers,
  }: FastifyRequest<EventsRequest>): Promise<StreamOwner | undefined> {
    if (typeof query.ticket === 'string') return takeTicket(app.db, tokenHash(query.ticket));
    const viewer = await authenticate(app.db, headers.authorization);
    const token = bearerToken(headers.authorization);
    return viewer && token ? { userId: viewer.id, sessionHash: tokenHash(token) } : undefined;
  }
}
