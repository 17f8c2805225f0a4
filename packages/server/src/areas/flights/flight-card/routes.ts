import { calls } from '@estela/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isId } from '../../../database/ids.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { authenticate } from '../../../identity/authenticate.ts';
import { itemNotFound } from '../../../references/write-access.ts';
import { pilotCardVersion } from '../../account/users/index.ts';
import { cardVersion } from '../flights/index.ts';
import { createCardLimit } from './card-limit.ts';
import { drawCard } from './draw-card.ts';
import { findCardFlight, wordsOf } from './find-card.ts';
import { findCardPilot, wordsOfPilot } from './find-pilot-card.ts';

/** Bytes: some hundred cards, more than are shared at one time. */
const kept = 32 * 1024 * 1024;

interface Card {
  id: string;
  version: string;
  draw: () => Promise<Buffer>;
}

/**
 * The pictures that shared links to a flight and to a pilot show. Not in the table of calls: they send no JSON, and pages
 * get their address from their head. Everybody gets what a guest gets, across a block nothing.
 */
export async function flightCardRoutes(app: FastifyInstance): Promise<void> {
  const limit = createCardLimit(app);
  // One drawing for all who ask while it is made; what failed is not kept.
  const cards = new LRUCache<string, Buffer, Card>({
    maxSize: kept,
    sizeCalculation: (card) => card.length,
    fetchMethod: (_version, _stale, { context: card }) => card.draw(),
  });

  async function send(request: FastifyRequest, reply: FastifyReply, card: Card) {
    const { id, version } = card;
    const tag = `"${version}"`;
    void reply
      .header('etag', tag)
      // What is for everybody today may not be tomorrow: caches between us and the browser would go on giving it out.
      .header('cache-control', 'private, max-age=300')
      .header('vary', 'authorization');
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    if (!cards.has(version)) limit(request);
    const drawn = await cards.fetch(version, { context: card });
    void reply.header('content-disposition', `inline; filename="estela-${id}.png"`);
    return reply.type('image/png').send(drawn);
  }

  app.get<{ Params: { id: string } }>(`${calls.getFlight.path}/card.png`, async (request, reply) => {
    const { id } = request.params;
    const viewer = await authenticate(app.db, request.headers.authorization);
    const row = isId(id) ? await findCardFlight(app.db, id, viewer) : undefined;
    if (!row) throw itemNotFound('flights');
    const draw = () => drawCard(app.pictures, wordsOf(row), { poster: row.poster_id });
    return send(request, reply, { id, version: cardVersion(row), draw });
  });

  app.get<{ Params: { id: string } }>(`${calls.getUser.path}/card.png`, async (request, reply) => {
    const { id } = request.params;
    const viewer = await authenticate(app.db, request.headers.authorization);
    const row = isId(id) ? await findCardPilot(app.db, id, viewer) : undefined;
    if (!row) throw new NotFoundError('userNotFound');
    const draw = () => drawCard(app.pictures, wordsOfPilot(row), { face: row.picture_id });
    return send(request, reply, { id, version: pilotCardVersion(row), draw });
  });
}
