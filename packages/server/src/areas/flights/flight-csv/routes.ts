import { calls, type FlightFilter, type FlightInput } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { importItems } from '../../../csv/import-items.ts';
import { streamItems } from '../../../csv/write-items.ts';
import type { Db } from '../../../database/open.ts';
import { pickLanguage } from '../../../http/language.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { requireRoom } from '../../../references/require-room.ts';
import {
  insertFlights,
  isWanted,
  saveNewVerdicts,
  selectFlights,
  toFlight,
  type WantedFlights,
} from '../flights/index.ts';
import { flightFormat } from './flight-format.ts';
import { readOwnThings } from './own-things.ts';

export async function flightCsvRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.importFlights, ({ db, viewer, body, request }) => {
    const language = pickLanguage(request.headers['accept-language']);
    return importItems(
      db,
      viewer.id,
      body,
      language,
      async (trx) => flightFormat(await readOwnThings(trx, viewer.id, { stays: !body.dryRun }), body.tz),
      {
        existing: (trx) => readKnown(trx, viewer.id),
        requireRoom: (trx, added) => requireRoom(trx, 'flights', viewer.id, added),
        insert: async (trx, flights) => {
          const ids = await insertFlights(trx, viewer.id, flights);
          await saveNewVerdicts(trx, ids, viewer, language);
        },
      },
    );
  });

  route(app, calls.exportFlights, async ({ db, viewer, query }) => {
    const { columns } = flightFormat(await readOwnThings(db, viewer.id));
    return streamItems(columns, readFlights(db, viewer, query), query.separator);
  });
}

/** What a file is compared with: title and time alone. */
async function readKnown(db: Db, ownerId: string): Promise<FlightInput[]> {
  const rows = await db
    .selectFrom('flights')
    .select(['title', 'recorded_at'])
    .where('owner_id', '=', ownerId)
    .execute();
  return rows.map(({ title, recorded_at }) => ({
    title,
    recordedAt: recorded_at.toISOString(),
    description: '',
    videoUrl: '',
  }));
}

const partLength = 500;

async function* readFlights(db: Db, owner: SessionUser, wanted: WantedFlights & { filter: FlightFilter }) {
  const all = selectFlights(db, owner)
    .where(isWanted(owner, wanted))
    .orderBy('flights.recorded_at')
    .orderBy('flights.id')
    .limit(partLength);
  let rows = await all.execute();
  while (rows.length > 0) {
    yield rows.map(toFlight);
    const last = rows.at(-1);
    if (!last || rows.length < partLength) return;
    rows = await all
      .where(sql<boolean>`(flights.recorded_at, flights.id) > (${last.recorded_at}, ${last.id})`)
      .execute();
  }
}
