import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { OpenDatabase } from '../database/open.ts';
import { addressKey } from './address-key.ts';
import { noteRefusal } from './security-notes.ts';
import { WindowCounter } from './window-counter.ts';
import { addHits } from './window-repository.ts';

const minute = 60_000;

export interface RequestLimitOptions {
  /** What is counted together. */
  of: 'calls' | 'map' | 'pages';
  /** Requests a minute. */
  limit: number;
  /** Multiplies the limit. */
  factor: number;
  database: OpenDatabase;
}

/**
 * Counts a request of an address and returns how long it has to wait: 0 milliseconds where it may pass. The security log
 * hears of one that may not.
 */
export type RequestLimit = (request: FastifyRequest) => number;

/** So many requests a minute from one address, to all servers of a database together. */
export function requestLimit(
  { of, limit, factor, database: { db, kind } }: RequestLimitOptions,
  log: FastifyBaseLogger,
): RequestLimit {
  const counter = new WindowCounter({
    limit: limit * factor,
    length: minute,
    // The embedded database has one process.
    share: kind === 'server' ? (hits) => addHits(db, hits, minute) : undefined,
    onShareFailure: (error) => log.warn({ err: error }, 'rate limits: counting for this process alone'),
  });
  return (request) => {
    const wait = counter.hit(`${of} ${addressKey(request.ip)}`);
    if (wait > 0) noteRefusal(request, { code: 'RATE_LIMITED' });
    return wait;
  };
}
