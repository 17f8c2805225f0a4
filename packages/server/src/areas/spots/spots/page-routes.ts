import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { itemNotFound, requireOwner, requireReachable } from '../../../references/write-access.ts';
import { toFlight } from '../../flights/flights/index.ts';
import { findSpotFlights } from './flown.ts';
import { deletePhoto, insertPhoto } from './photos.ts';
import { readWholeSpot } from './whole-spot.ts';

/** What only the page of one spot asks for: its photos and its flights. */
export async function spotPageRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.addSpotPhoto, async (input) => {
    const { db, viewer, params } = input;
    await requireOwner(db, 'spots', params.id, viewer);
    return app.uploads.store(input, calls.addSpotPhoto.upload, async (trx, mediaId) => {
      if (!(await insertPhoto(trx, params.id, viewer.id, mediaId))) throw itemNotFound('spots');
      return readWholeSpot(trx, params.id, viewer);
    });
  });

  route(app, calls.deleteSpotPhoto, async ({ db, viewer, params }) => {
    if (await deletePhoto(db, params.id, params.photoId, viewer.id)) return undefined;
    await requireOwner(db, 'spots', params.id, viewer);
    throw new NotFoundError('photoNotFound');
  });

  route(app, calls.listSpotFlights, async ({ db, viewer, params, query }) => {
    await requireReachable(db, 'spots', params.id, viewer);
    const after = decodeCursor(query.cursor);
    const rows = await findSpotFlights(db, params.id, viewer, after, query.limit + 1);
    return toStream(rows, query.limit, (row) => ({ at: row.recorded_at, id: row.id }), toFlight);
  });
}
