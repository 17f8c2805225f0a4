import { listTags, tagOf } from '@estela/api';
import { spotsEndpoints } from '../generated/spots.ts';

/** A new or changed spot shows in lists, maps, on its pilot's page, in the feed and in the counts. */
const shownIn = [tagOf('Spot', 'LIST'), 'Dashboard', 'Feed', 'Stats'] as const;
/** Flights name the spot they were flown at. */
const named = [...shownIn, 'Flight'] as const;

export const spotsApi = spotsEndpoints.enhanceEndpoints({
  endpoints: {
    listSpots: { providesTags: (page) => listTags('Spot', page?.items) },
    getSpotMap: { providesTags: (map) => listTags('Spot', map?.items) },
    getSpotsNear: { providesTags: (map) => listTags('Spot', map?.items) },
    getSpot: { providesTags: (_spot, _error, id) => [tagOf('Spot', id)] },
    createSpot: { invalidatesTags: [...shownIn] },
    updateSpot: { invalidatesTags: (_spot, _error, { id }) => [tagOf('Spot', id), ...named] },
    deleteSpot: { invalidatesTags: [...named] },
  },
});
