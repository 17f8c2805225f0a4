import { toFeature, toSource, toZone } from '@estela/airspace';
import { calls } from '@estela/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pickLanguage } from '../../http/language.ts';
import { route } from '../../http/route.ts';
import { translate } from '../../http/texts.ts';
import { findInBox } from './box-search.ts';
import { checkStored } from './check.ts';
import { scheduleEnaire } from './enaire/schedule.ts';

export async function airspaceRoutes(app: FastifyInstance): Promise<void> {
  scheduleEnaire(app);

  route(app, calls.getAirspaceZones, async ({ db, query, request }) => {
    const now = new Date();
    const at = query.at ? new Date(query.at) : now;
    const [west = 0, south = 0, east = 0, north = 0] = query.bbox;
    const { found, truncated, datasets } = await findInBox(db, { west, south, east, north }, at, query.limit);
    return {
      type: 'FeatureCollection' as const,
      features: found.map((zone) => toFeature(zone, languageOf(request))),
      truncated,
      sources: datasets.map((dataset) => toSource(dataset, at, now)),
    };
  });

  route(app, calls.checkAirspace, async ({ db, query, request }) => {
    const now = new Date();
    const at = query.at ? new Date(query.at) : now;
    const language = languageOf(request);
    const { lat, lng, altitude } = query;
    const check = await checkStored(db, { lat, lng, at, now }, altitude);
    return {
      lat,
      lng,
      at: at.toISOString(),
      altitude,
      verdict: check.verdict,
      kind: check.kind,
      maxFreeHeight: check.maxFreeHeight,
      why: check.reasons.map((code) => ({ code, text: translate(language, 'airspace', code) })),
      zones: check.zones.map((zone) => toZone(zone, language, altitude)),
      upcoming: check.upcoming.map((zone) => toZone(zone, language, altitude)),
      data: { state: check.data, sources: check.sources.map((dataset) => toSource(dataset, at, now)) },
    };
  });
}

function languageOf(request: FastifyRequest) {
  return pickLanguage(request.headers['accept-language']);
}
