import { readFile } from 'node:fs/promises';
import { placesFile } from '@estela/basemap';
import { calls, foundPlaces } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { pickLanguage } from '../../../http/language.ts';
import { route } from '../../../http/route.ts';
import { once } from '../../../once.ts';
import { countryAt } from './country.ts';
import { indexPlaces } from './place-index.ts';

const loadIndex = once(async () => indexPlaces(await readFile(placesFile, 'utf8')));

export async function placeRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.findPlaces, async ({ query, request }) => {
    const find = await loadIndex();
    const language = pickLanguage(request.headers['accept-language']);
    const found = find({ ...query, language, most: foundPlaces });
    const items = found.map(async (place) => ({ ...place, country: await countryAt(place.lat, place.lng) }));
    return { items: await Promise.all(items) };
  });
}
