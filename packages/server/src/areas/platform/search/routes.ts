import { calls, type SearchKind } from '@estela/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { addressKey } from '../../../http/address-key.ts';
import { RateLimitedError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { WindowCounter } from '../../../http/window-counter.ts';
import { addHits } from '../../../http/window-repository.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { once } from '../../../once.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { findPilots } from './find-pilots.ts';
import { finders } from './read-results.ts';
import { prepareSearch } from './search-term.ts';

export async function searchRoutes(app: FastifyInstance): Promise<void> {
  const limit = createSearchLimit(app);

  route(app, calls.search, async ({ db, viewer, query, request }) => {
    limit(request, viewer);
    try {
      return await search(db, viewer, query, { mayBeAlike: true });
    } catch (error) {
      if (!isOutOfTime(error)) throw error;
      request.log.warn('a search took too long and was made again by how names begin');
      return search(db, viewer, query, { mayBeAlike: false });
    }
  });
}

function search(
  db: Db,
  viewer: SessionUser | null,
  { q, kinds }: { q: string; kinds: SearchKind[] },
  { mayBeAlike }: { mayBeAlike: boolean },
) {
  return db.transaction().execute(async (trx) => {
    const prepared = await prepareSearch(trx, q);
    const term = { ...prepared, isFuzzy: prepared.isFuzzy && mayBeAlike };
    const asked = { term, viewer, pilots: once(() => findPilots(trx, { term, viewer })) };
    const find = async <Kind extends SearchKind>(kind: Kind) =>
      kinds.includes(kind) && term.text !== '' ? finders[kind](trx, asked) : [];
    return {
      pilots: await find('pilots'),
      flights: await find('flights'),
      spots: await find('spots'),
      drones: await find('drones'),
      groups: await find('groups'),
    };
  });
}

/** query_canceled */
function isOutOfTime(error: unknown): boolean {
  return (error as { code?: string }).code === '57014';
}

const perMinute = 60;
const minute = 60_000;

/** Searches that a pilot, or the guests of one address, may make in a minute, at all servers of a database together. */
function createSearchLimit(app: FastifyInstance) {
  const counter = new WindowCounter({
    limit: perMinute * app.config.rateLimitFactor,
    length: minute,
    // The embedded database has one process.
    share: app.config.databaseUrl ? (hits) => addHits(app.db, hits, minute) : undefined,
    onShareFailure: (error) => app.log.warn({ err: error }, 'searches: counting for this process alone'),
  });
  return (request: FastifyRequest, viewer: Viewer): void => {
    const wait = counter.hit(`searches ${viewer?.id ?? addressKey(request.ip)}`);
    if (wait > 0) throw new RateLimitedError(wait / 1_000);
  };
}
