import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { findProfile } from '../../account/users/index.ts';
import { toFlight } from '../../flights/flights/index.ts';
import { toDrone } from '../../gear/drones/index.ts';
import { toSpot } from '../../spots/spots/index.ts';
import { readBests } from './bests.ts';
import { readDashboard, requireProfile } from './dashboard.ts';
import { listDronesOf, listFlightsOf, listSpotsOf } from './items.ts';
import { eyesOf } from './preview.ts';
import { rangeOf, readSeries, readYear } from './series.ts';

export async function dashboardRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.getDashboard, ({ db, viewer, params, query }) =>
    readDashboard(db, params.username, viewer, query.as),
  );
  route(app, calls.getPublicDashboard, async ({ db, viewer, params: { username } }) => {
    if (viewer) await requireProfile(db, { username }, viewer);
    return readDashboard(db, username, null);
  });

  route(app, calls.listPilotFlights, async ({ db, viewer, params, query }) => {
    await requireOpen(db, params.id, viewer);
    const extent = { after: decodeCursor(query.cursor), limit: query.limit + 1 };
    const rows = await listFlightsOf(db, params.id, viewer, extent);
    return toStream(rows, query.limit, (row) => ({ at: row.recorded_at, id: row.id }), toFlight);
  });

  route(app, calls.listPilotDrones, async ({ db, viewer, params, query }) => {
    await requireOpen(db, params.id, viewer);
    const extent = { after: decodeCursor(query.cursor), limit: query.limit + 1 };
    const rows = await listDronesOf(db, params.id, viewer, extent);
    return toStream(rows, query.limit, (row) => ({ at: row.created_at, id: row.id }), toDrone);
  });

  route(app, calls.listPilotSpots, async ({ db, viewer, params, query }) => {
    await requireOpen(db, params.id, viewer);
    const extent = { after: decodeCursor(query.cursor), limit: query.limit + 1 };
    const rows = await listSpotsOf(db, params.id, viewer, extent);
    return toStream(rows, query.limit, (row) => ({ at: row.created_at, id: row.id }), toSpot);
  });

  route(app, calls.getPilotSeries, async ({ db, viewer, params, query }) => {
    const eyes = eyesOf(viewer, params.id, query.as);
    await requireOpen(db, params.id, eyes);
    return readSeries(db, params.id, eyes, rangeOf(query));
  });

  route(app, calls.getFlightYear, ({ db, viewer, query }) => readYear(db, viewer, query));

  route(app, calls.getPilotBests, async ({ db, viewer, params, query }) => {
    const eyes = eyesOf(viewer, params.id, query.as);
    await requireOpen(db, params.id, eyes);
    return readBests(db, params.id, eyes, query.tz);
  });
}

/** A profile that shows the viewer no more than the short card shows nothing here either. */
async function requireOpen(db: Db, pilotId: string, viewer: Viewer): Promise<void> {
  const profile = await findProfile(db, { id: pilotId }, viewer);
  if (!profile?.isOpen) throw new NotFoundError('userNotFound');
}
