import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../../../http/address-key.ts';
import { RateLimitedError } from '../../../http/errors.ts';
import { WindowCounter } from '../../../http/window-counter.ts';
import { addHits } from '../../../http/window-repository.ts';

const minute = 60_000;
/** Cards drawn for one address by all servers of a database; a messenger asks for one for each link. */
const perAddress = 30;
/** Cards drawn by this process: a third of one processor's time. */
const together = 60;

/** How many cards are drawn in a minute; those that were drawn before are not counted. */
export function createCardLimit({ config, db, log }: FastifyInstance) {
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
