import { toFeature, toSource } from '@estela/airspace';
import { calls } from '@estela/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pickLanguage } from '../../../http/language.ts';
import { route } from '../../../http/route.ts';
import { findInBox } from './box-search.ts';
import { answerCheck } from './check.ts';
import { scheduleEnaire } from './enaire/schedule.ts';

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
