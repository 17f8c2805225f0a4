import { listTags, tagOf } from '@estela/api';
import { gearEndpoints } from '../generated/gear.ts';

/** A new or changed drone shows in lists, on its parts, on its pilot's page, in the feed and in the counts. */
const shownIn = [tagOf('Drone', 'LIST'), 'Component', 'Dashboard', 'Feed', 'Stats'] as const;
/** Flights name the drone they were flown with. */
const named = [...shownIn, 'Flight'] as const;

export const dronesApi = gearEndpoints.enhanceEndpoints({
  endpoints: {
    listDrones: { providesTags: (page) => listTags('Drone', page?.items) },
    getDrone: { providesTags: (_drone, _error, id) => [tagOf('Drone', id)] },
    createDrone: { invalidatesTags: [...shownIn] },
    updateDrone: { invalidatesTags: (_drone, _error, { id }) => [tagOf('Drone', id), ...named] },
    deleteDrone: { invalidatesTags: [...named, 'Reminder', 'Notification'] },
    uploadDroneImage: {
      invalidatesTags: (_drone, _error, { id }) => [tagOf('Drone', id), 'Dashboard', 'Feed'],
    },
  },
});
