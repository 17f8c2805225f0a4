import { z } from 'zod';
import { point } from '../box.ts';
import { defineCalls } from '../call.ts';
import { foundPlaces, nearPlaceKm, placeList } from '../entities/place.ts';
import { limits } from '../limits.ts';

export const placeCalls = defineCalls('spots', {
  findPlaces: {
    method: 'GET',
    path: '/places',
    access: 'public',
    summary: 'Towns by their name, the best match first',
    description: `At most ${foundPlaces}, of those that the packaged map names: each municipality of Spain, elsewhere towns of 18,000 people on. Each word of \`q\` begins a word of the name, in any of its languages; case and accents make no difference. Where none does, a letter too many, missing, wrong or swapped with the next is forgiven in each word of five letters or more. Of places that fit as well, those within ${nearPlaceKm} km of \`near\` come first.`,
    query: z.object({
      q: z.string().trim().min(1).max(limits.search.max),
      near: point.optional(),
    }),
    status: 200,
    response: placeList,
  },
});
