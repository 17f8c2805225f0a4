import { type Bounds, concernsBox, isInForceSomewhere, toFeature, toSource } from '@estela/airspace';
import { calls } from '@estela/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { pickLanguage } from '../../../http/language.ts';
import { route } from '../../../http/route.ts';
import { answerCheck } from './check.ts';
import { scheduleEnaire } from './enaire/schedule.ts';
import { findNotams, findZones, listDatasets, onOneState } from './repository.ts';

/** No screen shows a box with more lines of pixels: what lies between two of them is left out of a zone's outline. */
const linesOfMap = 2000;

export async function airspaceRoutes(app: FastifyInstance): Promise<void> {
  scheduleEnaire(app);

  route(app, calls.getAirspaceZones, async ({ db, query, request }) => {
    const now = new Date();
    const at = query.at ? new Date(query.at) : now;
    const [west = 0, south = 0, east = 0, north = 0] = query.bbox;
    const { found, truncated, datasets } = await findInBox(db, { west, south, east, north }, at, query.limit);
    return {
      type: 'FeatureCollection' as const,
      features: found.map((zone) => toFeature(zone, languageOf(request), (north - south) / linesOfMap)),
      truncated,
      sources: datasets.map((dataset) => toSource(dataset, at, now)),
    };
  });

  route(app, calls.checkAirspace, ({ db, query, request }) => {
    const now = new Date();
    const { lat, lng, altitude } = query;
    const where = { lat, lng, at: query.at ? new Date(query.at) : now, now };
    return answerCheck(db, where, languageOf(request), altitude);
  });
}

function languageOf(request: FastifyRequest) {
  return pickLanguage(request.headers['accept-language']);
}

/** What is in force at an instant and meets a box. West may be greater than east across the 180th meridian. */
async function findInBox(db: Db, box: Bounds, at: Date, limit: number) {
  return onOneState(db, async (trx) => {
    const zones = await findZones(trx, box, limit + 1);
    const notams = await findNotams(trx, box, at, at, limit + 1);
    const datasets = await listDatasets(trx);
    const found = [...notams, ...zones.filter((zone) => isInForceSomewhere(zone, at))];
    return {
      found: found.slice(0, limit),
      truncated: zones.length > limit || found.length > limit,
      datasets: datasets.filter((dataset) => concernsBox(dataset, box)),
    };
  });
}
