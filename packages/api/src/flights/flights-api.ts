import { listTags, optimisticToggle, tagOf } from '@estela/api';
import { flightsEndpoints } from '../generated/flights.ts';

/** A flight shows in lists, on its pilot's page, in the feed, in the counts and in the hours of drones and parts. */
const shownIn = [tagOf('Flight', 'LIST'), 'Component', 'Drone', 'Dashboard', 'Feed', 'Stats'] as const;
const favorite = { flag: 'favorite' };
/** Lists of favourites alone: a star given elsewhere changes who is in them. */
const favorites = tagOf('Flight', 'FAVORITES');

const flightTags = (stream?: { pages: { items: { _id: string }[] }[] }) =>
  listTags(
    'Flight',
    stream?.pages.flatMap(({ items }) => items),
  );

/** The endpoints of flights with their tags, for what hooks cannot do. */
export const flightsApi = flightsEndpoints.enhanceEndpoints({
  endpoints: {
    listFlights: {
      providesTags: (page, _error, { filter }) => [
        ...listTags('Flight', page?.items),
        ...(filter === 'favorites' ? [favorites] : []),
      ],
    },
    countFlights: { providesTags: [tagOf('Flight', 'LIST'), favorites] },
    getFlightYear: { providesTags: [tagOf('Flight', 'LIST')] },
    chosenSpot: { providesTags: (_spot, _error, id) => [tagOf('Spot', id)] },
    equipmentOptions: { providesTags: (page) => listTags('Equipment', page?.items) },
    equipmentOption: { providesTags: (_item, _error, id) => [tagOf('Equipment', id)] },
    flightsOfPilot: { providesTags: flightTags },
    flightsAtSpot: { providesTags: flightTags },
    // A flight that is logged or deleted changes which logs are known.
    findLogs: { providesTags: [tagOf('Flight', 'LIST')] },
    getFlight: { providesTags: (_flight, _error, id) => [tagOf('Flight', id)] },
    createFlight: { invalidatesTags: [...shownIn] },
    importFlights: { invalidatesTags: (report) => (report?.imported ? [...shownIn] : []) },
    // A file is made each time that somebody asks for it.
    exportFlights: { keepUnusedDataFor: 0 },
    getFlightTrack: { keepUnusedDataFor: 0 },
    updateFlight: { invalidatesTags: (_flight, _error, { id }) => [tagOf('Flight', id), ...shownIn] },
    changeFlights: {
      invalidatesTags: (_result, _error, { ids }) => [...ids.map((id) => tagOf('Flight', id)), ...shownIn],
    },
    restoreFlights: { invalidatesTags: [...shownIn] },
    deleteFlight: { invalidatesTags: [...shownIn] },
    uploadFlightPoster: {
      invalidatesTags: (_flight, _error, { id }) => [tagOf('Flight', id), 'Dashboard', 'Feed'],
    },
    favoriteFlight: {
      onQueryStarted: (id, life) => optimisticToggle(life, tagOf('Flight', id), favorite, true),
      invalidatesTags: [favorites],
    },
    unfavoriteFlight: {
      onQueryStarted: (id, life) => optimisticToggle(life, tagOf('Flight', id), favorite, false),
      invalidatesTags: [favorites],
    },
  },
});
