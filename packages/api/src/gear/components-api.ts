import { listTags, optimisticToggle, tagOf } from '@estela/api';
import { gearEndpoints } from '../generated/gear.ts';

const inLists = tagOf('Component', 'LIST');
const favorite = { flag: 'favorite' };

export const componentsApi = gearEndpoints.enhanceEndpoints({
  endpoints: {
    listComponents: { providesTags: (page) => listTags('Component', page?.items) },
    getComponent: { providesTags: (_component, _error, id) => [tagOf('Component', id)] },
    createComponent: { invalidatesTags: [inLists] },
    updateComponent: { invalidatesTags: (_component, _error, { id }) => [tagOf('Component', id), inLists] },
    // Drones name the components they are built of.
    deleteComponent: { invalidatesTags: [inLists, 'Drone'] },
    uploadComponentImage: { invalidatesTags: (_component, _error, { id }) => [tagOf('Component', id)] },
    favoriteComponent: {
      onQueryStarted: (id, life) => optimisticToggle(life, tagOf('Component', id), favorite, true),
    },
    unfavoriteComponent: {
      onQueryStarted: (id, life) => optimisticToggle(life, tagOf('Component', id), favorite, false),
    },
  },
});
