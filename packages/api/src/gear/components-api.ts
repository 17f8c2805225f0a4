import { listTags, optimisticToggle, tagOf } from '@estela/api';
import { gearEndpoints } from '../generated/gear.ts';

const inLists = tagOf('Component', 'LIST');
const favorite = { flag: 'favorite' };
/** Where a part sits shows on the part and on the drones that it left and came to. */
const moved = (_answer: unknown, _error: unknown, { id }: { id: string }) =>
  [tagOf('Component', id), inLists, 'Drone'] as const;

export const componentsApi = gearEndpoints.enhanceEndpoints({
  endpoints: {
    listComponents: { providesTags: (page) => listTags('Component', page?.items) },
    getComponent: { providesTags: (_component, _error, id) => [tagOf('Component', id)] },
    countComponents: { providesTags: [inLists] },
    createComponent: { invalidatesTags: [inLists] },
    updateComponent: { invalidatesTags: (_component, _error, { id }) => [tagOf('Component', id), inLists] },
    // Drones name the components they are built of.
    deleteComponent: { invalidatesTags: [inLists, 'Drone'] },
    uploadComponentImage: { invalidatesTags: (_component, _error, { id }) => [tagOf('Component', id)] },
    listInstallations: { providesTags: (_page, _error, { id }) => [tagOf('Component', id)] },
    createInstallation: { invalidatesTags: moved },
    updateInstallation: { invalidatesTags: moved },
    deleteInstallation: { invalidatesTags: moved },
    favoriteComponent: {
      onQueryStarted: (id, life) => optimisticToggle(life, tagOf('Component', id), favorite, true),
    },
    unfavoriteComponent: {
      onQueryStarted: (id, life) => optimisticToggle(life, tagOf('Component', id), favorite, false),
    },
  },
});
