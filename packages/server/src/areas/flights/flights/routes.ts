import { calls, type FlightPatch } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { pickLanguage } from '../../../http/language.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { toPage } from '../../../lists/page.ts';
import { requireUsable } from '../../../references/references.ts';
import { requireRoom } from '../../../references/require-room.ts';
import { requireUnchanged } from '../../../references/require-unchanged.ts';
import { itemNotFound, refuseWrite, requireOwner } from '../../../references/write-access.ts';
import { countRestorable, forgetDeleted, restoreDeleted } from '../../../trash/trash.ts';
import { deleteFlights } from './deleted-flights.ts';
import { changeFlights } from './flight-batches.ts';
import { countByFilter, countOwnFlights, listOwnFlights } from './flight-list.ts';
import { toFlight, toWholeFlight } from './flight-rows.ts';
import { findTrack, writeGpx } from './gpx.ts';
import { saveVerdict, verdictIn } from './kept-verdict.ts';
import { findAlike, findLogs } from './log.ts';
import { packIds } from './packs.ts';
import { findFlight, insertFlight, setFlightFavorite, setFlightPoster, updateFlight } from './repository.ts';

const minute = 60_000;

export async function flightRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listFlights, async ({ db, viewer, query }) => {
    const total = await countOwnFlights(db, viewer, query);
    const rows = await listOwnFlights(db, viewer, query);
    return toPage(rows.map(toFlight), total, query);
  });

  route(app, calls.countFlights, ({ db, viewer, query }) => countByFilter(db, viewer, query));

  route(app, calls.changeFlights, ({ db, viewer, body }) =>
    inTransaction(db, (trx) => changeFlights(trx, viewer, body)),
  );

  route(app, calls.restoreFlights, async ({ db, viewer, body }) => {
    const ids = [...new Set(body.ids)];
    const deletion = { kind: 'flight', ids, deletedBy: viewer.id } as const;
    const restored = await inTransaction(db, async (trx) => {
      await requireRoom(trx, 'flights', viewer.id, await countRestorable(trx, deletion));
      return restoreDeleted(trx, deletion);
    });
    const done = restored.map(({ id }) => id);
    const failed = ids.filter((id) => !done.includes(id));
    return { done, failed: failed.map((id) => ({ id, code: 'NOT_FOUND' as const })) };
  });

  app.jobs.add({ name: 'deleted flights', every: minute, run: () => forgetDeleted(app.db, 'flight') });

  route(app, calls.createFlight, ({ db, viewer, body, request }) =>
    inTransaction(db, async (trx) => {
      await requireRoom(trx, 'flights', viewer.id);
      await requireReferences(trx, viewer, body);
      const id = await insertFlight(trx, viewer.id, body);
      await saveVerdict(trx, id, viewer, body, pickLanguage(request.headers['accept-language']));
      return wholeFlight(trx, id, viewer, request);
    }),
  );

  route(app, calls.findLogs, async ({ db, viewer, query: { hashes, flown } }) => {
    const asked = hashes.split(',');
    const items = await findLogs(db, viewer.id, asked);
    return flown === undefined ? { items } : { items, alike: await findAlike(db, viewer.id, asked, flown) };
  });

  route(app, calls.getFlight, ({ db, viewer, params, request }) =>
    wholeFlight(db, params.id, viewer, request),
  );

  route(app, calls.getFlightTrack, async ({ db, viewer, params }) => {
    const flight = await findTrack(db, params.id, viewer);
    if (!flight) throw itemNotFound('flights');
    if (!flight.track) throw new NotFoundError('trackNotFound');
    return writeGpx({
      title: flight.title,
      pilot: flight.owner_name,
      start: flight.recorded_at,
      link: `${app.config.publicUrl}${paths.flight(params.id)}`,
      points: flight.track,
    });
  });

  route(app, calls.updateFlight, ({ db, viewer, params, body, seen, request }) =>
    inTransaction(db, async (trx) => {
      await requireUnchanged(trx, { table: 'flights', id: params.id, owner: viewer.id }, seen);
      await requireOwner(trx, 'flights', params.id, viewer);
      await requireReferences(trx, viewer, body);
      if (!(await updateFlight(trx, params.id, viewer.id, body)))
        await refuseWrite(trx, 'flights', params.id, viewer);
      await saveVerdict(trx, params.id, viewer, body, pickLanguage(request.headers['accept-language']));
      return wholeFlight(trx, params.id, viewer, request);
    }),
  );

  route(app, calls.deleteFlight, async ({ db, viewer, params }) => {
    const [done] = await inTransaction(db, (trx) => deleteFlights(trx, viewer.id, [params.id]));
    if (!done) await refuseWrite(db, 'flights', params.id, viewer);
    return undefined;
  });

  route(app, calls.uploadFlightPoster, async (input) => {
    const { db, viewer, params, request } = input;
    await requireOwner(db, 'flights', params.id, viewer);
    return app.uploads.store(input, calls.uploadFlightPoster.upload, async (trx, mediaId) => {
      if (!(await setFlightPoster(trx, params.id, viewer.id, mediaId))) throw itemNotFound('flights');
      return wholeFlight(trx, params.id, viewer, request);
    });
  });

  route(app, calls.favoriteFlight, ({ db, viewer, params }) => markFavorite(db, viewer, params.id, true));
  route(app, calls.unfavoriteFlight, ({ db, viewer, params }) => markFavorite(db, viewer, params.id, false));
}

async function markFavorite(db: Db, viewer: SessionUser, id: string, favorite: boolean) {
  if (!(await setFlightFavorite(db, id, viewer.id, favorite))) await refuseWrite(db, 'flights', id, viewer);
  return { favorite };
}

async function requireFlight(db: Db, id: string, viewer: SessionUser | null) {
  const flight = await findFlight(db, id, viewer);
  if (!flight) throw itemNotFound('flights');
  return flight;
}

async function wholeFlight(db: Db, id: string, viewer: SessionUser | null, { headers }: FastifyRequest) {
  const flight = toWholeFlight(await requireFlight(db, id, viewer));
  const language = pickLanguage(headers['accept-language']);
  return { ...flight, airspace: verdictIn(language, flight.airspace ?? null) };
}

async function requireReferences(db: Db, viewer: SessionUser, flight: FlightPatch): Promise<void> {
  await requireUsable(db, viewer, [
    { field: 'drone', table: 'drones', ids: [flight.drone] },
    { field: 'spot', table: 'spots', ids: [flight.spot] },
    { field: 'equipmentItems', table: 'equipment_items', ids: flight.equipmentItems },
    { field: 'packs', table: 'equipment_items', type: 'battery', ids: packIds(flight.packs) },
  ]);
}
