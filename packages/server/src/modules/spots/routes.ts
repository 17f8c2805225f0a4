import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { route } from '../../http/route.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { toPage } from '../../items/page.ts';
import { itemNotFound, refuseWrite } from '../../items/write-access.ts';
import { findSpotsInBox, findSpotsNear } from './places.ts';
import { countOwnSpots, deleteSpot, findSpot, insertSpot, listOwnSpots, updateSpot } from './repository.ts';
import { type SpotRow, toSpot } from './spot-rows.ts';

export async function spotRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listSpots, async ({ db, viewer, query }) => {
    const total = await countOwnSpots(db, viewer.id);
    const rows = await listOwnSpots(db, viewer, query);
    return toPage(rows.map(toSpot), total, query);
  });

  route(app, calls.createSpot, ({ db, viewer, body }) =>
    inTransaction(db, async (trx) => {
      const id = await insertSpot(trx, viewer.id, body);
      return toSpot(await requireSpot(trx, id, viewer));
    }),
  );

  route(app, calls.getSpotMap, async ({ db, viewer, query }) => {
    const [west = 0, south = 0, east = 0, north = 0] = query.bbox;
    const rows = await findSpotsInBox(db, viewer, { west, south, east, north }, query.limit + 1);
    return toMap(rows, query.limit);
  });

  route(app, calls.getSpotsNear, async ({ db, viewer, query }) => {
    const rows = await findSpotsNear(db, viewer, { ...query, limit: query.limit + 1 });
    return toMap(rows, query.limit);
  });

  route(app, calls.getSpot, async ({ db, viewer, params }) =>
    toSpot(await requireSpot(db, params.id, viewer)),
  );

  route(app, calls.updateSpot, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      if (!(await updateSpot(trx, params.id, viewer.id, body)))
        await refuseWrite(trx, 'spots', params.id, viewer);
      return toSpot(await requireSpot(trx, params.id, viewer));
    }),
  );

  route(app, calls.deleteSpot, async ({ db, viewer, params }) => {
    if (!(await deleteSpot(db, params.id, viewer.id))) await refuseWrite(db, 'spots', params.id, viewer);
    return undefined;
  });
}

/** The rows hold one more than the limit where there are more. */
function toMap(rows: SpotRow[], limit: number) {
  return { items: rows.slice(0, limit).map(toSpot), truncated: rows.length > limit };
}

async function requireSpot(db: Db, id: string, viewer: SessionUser | null): Promise<SpotRow> {
  const spot = await findSpot(db, id, viewer);
  if (!spot) throw itemNotFound('spots');
  return spot;
}
