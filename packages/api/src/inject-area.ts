import type { EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query';
import { baseApi } from './base-api.ts';
import type { baseQuery } from './base-query.ts';
import type { TagType } from './tag-types.ts';

const owners = new Map<string, string>();

/**
 * Injects an area's endpoints into the page's slice. Throws when another area holds one of the names: RTK itself would
 * keep the first silently. The same area may come again, as a newer or an older release.
 */
export function injectArea<D extends EndpointDefinitions>(
  area: string,
  endpoints: (build: EndpointBuilder<typeof baseQuery, TagType, 'api'>) => D,
) {
  return baseApi.injectEndpoints({
    endpoints: (build) => {
      const definitions = endpoints(build);
      claim(area, Object.keys(definitions));
      return definitions;
    },
    overrideExisting: true,
  });
}

function claim(area: string, names: string[]): void {
  for (const name of names) {
    const owner = owners.get(name);
    if (owner !== undefined && owner !== area) {
      throw new Error(`The endpoint ${name} of ${area} already belongs to ${owner}`);
    }
  }
  for (const name of names) owners.set(name, area);
}
