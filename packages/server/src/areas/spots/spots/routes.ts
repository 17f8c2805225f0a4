import { calls, limits } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { InvalidInputError, UnauthorizedError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { toPage } from '../../../lists/page.ts';
import { requireRoom } from '../../../references/require-room.ts';
import { requireUnchanged } from '../../../references/require-unchanged.ts';
import { refuseWrite } from '../../../references/write-access.ts';
import { type Box, boxSpan, smallBox } from './box.ts';
import { findClusters, isByCell } from './clusters.ts';
import { namePlaces } from './name-places.ts';
import { countOwnSpots, listOwnSpots } from './own-spots.ts';
import { findInBox, findSpotsNear, hasMoreThan, readBoxSpots, readSpots, type Wanted } from './places.ts';
import { deleteSpot, insertSpot, updateSpot } from './repository.ts';
import { toBoxSpot, toSpot } from './spot-rows.ts';
import { readWholeSpot } from './whole-spot.ts';

const hour = 3_600_000;

export async function spotRoutes(app: FastifyInstance): Promise<void> {
  app.jobs.add({ name: 'names of places', every: hour, run: (signal) => namePlaces(app.db, signal) });

  route(app, calls.listSpots, async ({ db, viewer, query }) => {
    const total = await countOwnSpots(db, viewer.id, query);
    const rows = await listOwnSpots(db, viewer, query);
    return toPage(rows.map(toSpot), total, query);
  });

  route(app, calls.createSpot, ({ db, viewer, body }) =>
    inTransaction(db, async (trx) => {
      await requireRoom(trx, 'spots', viewer.id);
      const id = await insertSpot(trx, viewer.id, body);
      return readWholeSpot(trx, id, viewer);
    }),
  );

  route(app, calls.getSpotMap, async ({ db, viewer, query }) => {
    const [west = 0, south = 0, east = 0, north = 0] = query.bbox;
    if (!viewer && query.filter && query.filter !== 'public') throw new UnauthorizedError();
    const box = { west, south, east, north };
    requireAnswerable(query, box);
    const { ids, clusters, truncated } = await spotsInBox(db, { ...query, viewer }, box, query.limit);
    const items =
      query.form === 'short'
        ? (await readBoxSpots(db, viewer, ids)).map(toBoxSpot)
        : (await readSpots(db, viewer, ids)).map(toSpot);
    return { items, clusters, truncated };
  });

  route(app, calls.getSpotsNear, async ({ db, viewer, query }) => {
    const rows = await findSpotsNear(db, viewer, { ...query, limit: query.limit + 1 });
    return { items: rows.slice(0, query.limit).map(toSpot), truncated: rows.length > query.limit };
  });

  route(app, calls.getSpot, ({ db, viewer, params }) => readWholeSpot(db, params.id, viewer));

  route(app, calls.updateSpot, ({ db, viewer, params, body, seen }) =>
    inTransaction(db, async (trx) => {
      await requireUnchanged(trx, { table: 'spots', id: params.id, owner: viewer.id }, seen);
      if (!(await updateSpot(trx, params.id, viewer.id, body)))
        await refuseWrite(trx, 'spots', params.id, viewer);
      return readWholeSpot(trx, params.id, viewer);
    }),
  );

  route(app, calls.deleteSpot, async ({ db, viewer, params }) => {
    const isDeleted = await inTransaction(db, (trx) => deleteSpot(trx, params.id, viewer.id));
    if (!isDeleted) await refuseWrite(db, 'spots', params.id, viewer);
    return undefined;
  });
}

/** Refuses what would read everybody's spots, and what only the list of own ones can be narrowed by. */
function requireAnswerable({ filter, q = '', visibility, month }: Omit<Wanted, 'viewer'>, box: Box): void {
  if (filter !== 'mine' && (visibility || month)) throw new InvalidInputError({ filter: 'onlyMine' });
  const isOfAll = filter === undefined || filter === 'public';
  const isLong = q.split(/\s+/).some((word) => word.length >= limits.mapWord.min);
  if (isOfAll && q.trim() && !isLong && boxSpan(box) > smallBox)
    throw new InvalidInputError({ q: 'shortWords' });
}

/** Spots that fit some words: more are not counted, which would take seconds where there are many. */
const mostCounted = 20_000;

/** In a box that is not small, clusters where it holds more than the limit. */
async function spotsInBox(db: Db, wanted: Wanted, box: Box, limit: number) {
  const isWide = boxSpan(box) > smallBox;
  // Cells are counted in no time. What they do not hold is counted row by row, once it is known to be too much.
  const few = isWide && isByCell(wanted) ? undefined : await findInBox(db, wanted, box, limit + 1);
  const isUncounted =
    few && few.length > limit && wanted.q && (await hasMoreThan(db, mostCounted, wanted, box));
  if (isWide && !isUncounted && (!few || few.length > limit)) {
    const { clusters, alone, total } = await findClusters(db, wanted, box);
    if (total > limit) return { ids: alone, clusters, truncated: true };
  }
  const found = few ?? (await findInBox(db, wanted, box, limit + 1));
  return { ids: found.slice(0, limit), clusters: [], truncated: found.length > limit };
}
