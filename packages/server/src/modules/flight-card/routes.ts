import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isId } from '../../database/ids.ts';
import { authenticate } from '../../identity/authenticate.ts';
import { itemNotFound } from '../../items/write-access.ts';
import { cardVersion, type FlightRow } from '../flights/index.ts';
import { createCardLimit } from './card-limit.ts';
import { drawCard } from './draw-card.ts';
import { findCardFlight, wordsOf } from './find-card.ts';

/** Bytes: some hundred cards, more than are shared at one time. */
const kept = 32 * 1024 * 1024;

/**
 * The picture that shared links to a flight show. Not in the table of calls: it sends no JSON, and pages get its address
 * from their head. Everybody gets what a guest gets, across a block nothing.
 */
export async function flightCardRoutes(app: FastifyInstance): Promise<void> {
  const limit = createCardLimit(app);
  // One drawing for all who ask while it is made; what failed is not kept.
  const cards = new LRUCache<string, Buffer, FlightRow>({
    maxSize: kept,
    sizeCalculation: (card) => card.length,
    fetchMethod: (_version, _stale, { context: row }) => drawCard(app.pictures, wordsOf(row), row.poster_id),
  });

  app.get<{ Params: { id: string } }>(`${calls.getFlight.path}/card.png`, async (request, reply) => {
    const { id } = request.params;
    const viewer = await authenticate(app.db, request.headers.authorization);
    const row = isId(id) ? await findCardFlight(app.db, id, viewer) : undefined;
    if (!row) throw itemNotFound('flights');
    const version = cardVersion(row);
    const tag = `"${version}"`;
    void reply
      .header('etag', tag)
      // What is for everybody today may not be tomorrow: caches between us and the browser would go on giving it out.
      .header('cache-control', 'private, max-age=300')
      .header('vary', 'authorization');
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    if (!cards.has(version)) limit(request);
    const card = await cards.fetch(version, { context: row });
    void reply.header('content-disposition', `inline; filename="estela-${id}.png"`);
    return reply.type('image/png').send(card);
  });
}
