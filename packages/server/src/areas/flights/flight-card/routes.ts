import { calls } from '@estela/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isId } from '../../../database/ids.ts';
import { addressKey } from '../../../http/address-key.ts';
import { NotFoundError, RateLimitedError } from '../../../http/errors.ts';
import { WindowCounter } from '../../../http/window-counter.ts';
import { addHits } from '../../../http/window-repository.ts';
import { authenticate } from '../../../identity/authenticate.ts';
import { itemNotFound } from '../../../references/write-access.ts';
import { pilotCardVersion } from '../../account/users/index.ts';
import { cardVersion } from '../flights/index.ts';
import { drawCard } from './draw-card.ts';
import { findCardFlight, findCardPilot, wordsOf, wordsOfPilot } from './find-card.ts';

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

const minute = 60_000;
/** Cards drawn for one address by all servers of a database; a messenger asks for one for each link. */
const perAddress = 30;
/** Cards drawn by this process: a third of one processor's time. */
const together = 60;

/** How many cards are drawn in a minute; those that were drawn before are not counted. */
function createCardLimit({ config, db, log }: FastifyInstance) {
  const factor = config.rateLimitFactor;
  const ofAddress = new WindowCounter({
    limit: perAddress * factor,
    length: minute,
    // The embedded database has one process.
    share: config.databaseUrl ? (hits) => addHits(db, hits, minute) : undefined,
    onShareFailure: (error) => log.warn({ err: error }, 'cards: counting for this process alone'),
  });
  const ofAll = new WindowCounter({ limit: together * factor, length: minute });
  return (request: FastifyRequest): void => {
    const wait = ofAddress.hit(`cards ${addressKey(request.ip)}`) || ofAll.hit('cards');
    if (wait > 0) throw new RateLimitedError(wait / 1_000);
  };
}
