import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { foundPerKind, type SearchKind, searchKinds, searchResults } from '../entities/search.ts';
import { limits } from '../limits.ts';

const isKind = (name: string): name is SearchKind => searchKinds.some((kind) => kind === name);

/** Kinds separated by commas; all where none is named. */
const kinds = z
  .string()
  .max(100)
  .transform((value) => value.split(',').map((name) => name.trim()))
  .refine((names): names is SearchKind[] => names.every(isKind), { params: { key: 'invalid' } })
  .default([...searchKinds])
  .meta({ description: `Of ${searchKinds.join(', ')}, separated by commas; all of them by default` });

export const searchCalls = defineCalls('social', {
  search: {
    method: 'GET',
    path: '/search',
    access: 'optional',
    summary: 'Pilots, flights, spots, drones, groups and what is written in groups, the best first',
    description: `At most ${foundPerKind} of each kind. By name; flights and groups also by tag, flights by discipline, pilot, spot and drone; spots by town, province and country; drones by brand, model and type; topics and posts by the words of their text, where the viewer may read them. A # at the beginning looks for tags alone. Case and accents make no difference; one or two letters find what begins with them. A slip of the keyboard is forgiven where nothing of any kind matches as it was written. Guests find no groups, topics and posts. 60 a minute for each viewer, or address.`,
    query: z.object({ q: z.string().trim().min(1).max(limits.search.max), kinds }),
    status: 200,
    response: searchResults,
  },
});
