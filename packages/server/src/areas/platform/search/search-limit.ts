import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../../../http/address-key.ts';
import { RateLimitedError } from '../../../http/errors.ts';
import { WindowCounter } from '../../../http/window-counter.ts';
import { addHits, keyHash } from '../../../http/window-repository.ts';
import type { Viewer } from '../../../visibility/viewer.ts';

const perMinute = 60;
const minute = 60_000;

/** Searches that a pilot, or the guests of one address, may make in a minute, at all servers of a database together. */
export function createSearchLimit(app: FastifyInstance) {
  const counter = new WindowCounter({
    limit: perMinute * app.config.rateLimitFactor,
    length: minute,
    // The embedded database has one process.
    share: app.config.databaseUrl ? (hits) => addHits(app.db, hits, minute) : undefined,
    onShareFailure: (error) => app.log.warn({ err: error }, 'searches: counting for this process alone'),
  });
  return (request: FastifyRequest, viewer: Viewer): void => {
    const wait = counter.hit(`searches ${viewer ? keyHash(viewer.id) : addressKey(request.ip)}`);
    if (wait > 0) throw new RateLimitedError(wait / 1_000);
  };
}
