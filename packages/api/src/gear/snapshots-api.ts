import { tagOf } from '@estela/api';
import { gearEndpoints } from '../generated/gear.ts';

/** Of a drone: its list and each text. No tag type of their own, which every visitor would load. */
const ofDrone = (_answer: unknown, _error: unknown, { id }: { id: string }) => [
  tagOf('Drone', `snapshots of ${id}`),
];

export const snapshotsApi = gearEndpoints.enhanceEndpoints({
  endpoints: {
    listSnapshots: { providesTags: ofDrone },
    getSnapshot: { providesTags: ofDrone },
    createSnapshot: { invalidatesTags: ofDrone },
    updateSnapshot: { invalidatesTags: ofDrone },
    deleteSnapshot: { invalidatesTags: ofDrone },
  },
});
