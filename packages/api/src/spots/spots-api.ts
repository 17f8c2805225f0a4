import { listTags, tagOf } from '@estela/api';
import { spotsEndpoints } from '../generated/spots.ts';

/** A new or changed spot shows in lists, maps, on its pilot's page, in the feed and in the counts. */
const shownIn = [tagOf('Spot', 'LIST'), 'Dashboard', 'Feed', 'Stats'] as const;
/** Flights name the spot they were flown at. */
const named = [...shownIn, 'Flight'] as const;
/** A spot's page counts the flights there: a new one changes it. */
const flown = tagOf('Flight', 'LIST');

export const spotsApi = spotsEndpoints.enhanceEndpoints({
  endpoints: {
    listSpots: { providesTags: (page) => listTags('Spot', page?.items) },
    // Not the spots: what changes one changes the list, and likes and bookmarks are read with the spot itself.
    getSpotMap: { providesTags: [tagOf('Spot', 'LIST')] },
    getSpotsNear: { providesTags: (map) => listTags('Spot', map?.items) },
    getSpot: { providesTags: (_spot, _error, id) => [tagOf('Spot', id), flown] },
    createSpot: { invalidatesTags: [...shownIn] },
    updateSpot: { invalidatesTags: (_spot, _error, { id }) => [tagOf('Spot', id), ...named] },
    deleteSpot: { invalidatesTags: [...named] },
    addSpotPhoto: { invalidatesTags: (_spot, _error, { id }) => [tagOf('Spot', id)] },
    deleteSpotPhoto: { invalidatesTags: (_nothing, _error, { id }) => [tagOf('Spot', id)] },
    listSpotFlights: {
      providesTags: (data, _error, { id }) => [
        tagOf('Spot', id),
        ...listTags(
          'Flight',
          data?.pages.flatMap(({ items }) => items),
        ),
      ],
    },
  },
});
