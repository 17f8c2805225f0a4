import { calls, type SearchKind } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { type FoundOfKinds, findKinds } from './find-kinds.ts';
import { readers } from './read-results.ts';
import { createSearchLimit } from './search-limit.ts';
import { prepareSearch } from './search-term.ts';
import { stylesMeant } from './style-words.ts';

export async function searchRoutes(app: FastifyInstance): Promise<void> {
  const limit = createSearchLimit(app);

  route(app, calls.search, async ({ db, viewer, query, request }) => {
    limit(request, viewer);
    try {
      return await search(db, viewer, query, { isQuick: false });
    } catch (error) {
      if (!isOutOfTime(error)) throw error;
      request.log.warn('a search took too long and was made again by how names begin');
      return search(db, viewer, query, { isQuick: true });
    }
  });
}

interface Search {
  q: string;
  kinds: SearchKind[];
}

function search(db: Db, viewer: SessionUser | null, asked: Search, { isQuick }: { isQuick: boolean }) {
  return db.transaction().execute(async (trx) => {
    const found = await find(trx, viewer, asked, isQuick);
    const read = <Kind extends SearchKind>(kind: Kind) => readers[kind](trx, found.get(kind) ?? [], viewer);
    return {
      pilots: await read('pilots'),
      flights: await read('flights'),
      spots: await read('spots'),
      drones: await read('drones'),
      groups: await read('groups'),
      topics: await read('topics'),
      posts: await read('posts'),
    };
  });
}

/** As it was written; only where that finds nothing at all, with a slip. */
async function find(
  trx: Db,
  viewer: SessionUser | null,
  { q, kinds }: Search,
  isQuick: boolean,
): Promise<FoundOfKinds> {
  const prepared = await prepareSearch(trx, q);
  if (!prepared) return new Map();
  const term = { ...prepared.term, isQuick };
  const written = await findKinds(trx, { term, viewer, isSlip: false }, kinds);
  if (isQuick || !prepared.mayBeSlip || hasAny(written)) return written;
  const styles = stylesMeant(term.readings[0] ?? '');
  if (styles.length > 0) {
    const meant = { ...term, readings: styles, isTag: true };
    const ofStyle = await findKinds(trx, { term: meant, viewer, isSlip: false }, kinds);
    if (hasAny(ofStyle)) return ofStyle;
  }
  return findKinds(trx, { term, viewer, isSlip: true }, kinds);
}

const hasAny = (found: FoundOfKinds) => [...found.values()].some((ofKind) => ofKind.length > 0);

/** query_canceled */
function isOutOfTime(error: unknown): boolean {
  return (error as { code?: string }).code === '57014';
}
