import { type ApiError, injectArea, listTags } from '@estela/api';
import type { CallAnswer } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { flightsApi } from './flights-api.ts';

const { droneOptions, spotOptions } = flightsApi.endpoints;
const limit = limits.pageSize.max;
const readFromServer = { subscribe: false, forceRefetch: true };

interface Answer<Item> {
  data?: { items: readonly Item[]; total: number };
  error?: unknown;
}

/** Every item of a list, page by page. By id: one that is added meanwhile moves those after it to the next page. */
async function readAll<Item extends { _id: string }>(read: (page: number) => PromiseLike<Answer<Item>>) {
  const found = new Map<string, Item>();
  for (let page = 1; ; page += 1) {
    const { data, error } = await read(page);
    if (error) return { error: error as ApiError };
    for (const item of data?.items ?? []) found.set(item._id, item);
    // Without either the session has ended meanwhile, and nobody waits for the list.
    if (!data || data.items.length === 0 || page * limit >= data.total) return { data: [...found.values()] };
  }
}

/** What the pilot has to choose from, whole: a hangar and a list of spots may be longer than a page. */
export const { useDroneChoicesQuery, useSpotChoicesQuery } = injectArea('flights', (build) => ({
  droneChoices: build.query<CallAnswer<'listDrones'>['items'], void>({
    queryFn: (_, { dispatch }) =>
      readAll((page) => dispatch(droneOptions.initiate({ page, limit }, readFromServer))),
    providesTags: (drones) => listTags('Drone', drones),
  }),
  spotChoices: build.query<CallAnswer<'listSpots'>['items'], void>({
    queryFn: (_, { dispatch }) =>
      readAll((page) => dispatch(spotOptions.initiate({ page, limit }, readFromServer))),
    providesTags: (spots) => listTags('Spot', spots),
  }),
}));
