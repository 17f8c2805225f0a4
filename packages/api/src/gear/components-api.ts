import { listTags, optimisticToggle, tagOf } from '@estela/api';
import { gearEndpoints } from '../generated/gear.ts';

const inLists = tagOf('Component', 'LIST');
const favorite = { flag: 'favorite' };
/** Lists and counts of favourites alone: a star given elsewhere changes who is in them. */
const favorites = tagOf('Component', 'FAVORITES');
const starred = (query: { favorite?: unknown }) => (query.favorite ? [favorites] : []);
/** What a part is and where it sits shows on the part and on the drones that it left and came to. */
const shown = (_answer: unknown, _error: unknown, { id }: { id: string }) =>
  [tagOf('Component', id), inLists, 'Drone'] as const;

export const componentsApi = gearEndpoints.enhanceEndpoints({
  endpoints: {
    listComponents: {
      providesTags: (page, _error, query) => [...listTags('Component', page?.items), ...starred(query)],
    },
    getComponent: { providesTags: (_component, _error, id) => [tagOf('Component', id)] },
    countComponents: { providesTags: (_counts, _error, query) => [inLists, ...starred(query)] },
    createComponent: { invalidatesTags: [inLists] },
    // Drones name the components they are built of, and their logs those that something happened to.
    updateComponent: {
      invalidatesTags: (component, error, place) => [...shown(component, error, place), 'Upkeep'],
    },
    deleteComponent: { invalidatesTags: [inLists, 'Drone', 'Upkeep', 'Notification'] },
    uploadComponentImage: { invalidatesTags: (_component, _error, { id }) => [tagOf('Component', id)] },
    listInstallations: { providesTags: (_page, _error, { id }) => [tagOf('Component', id)] },
    createInstallation: { invalidatesTags: shown },
    updateInstallation: { invalidatesTags: shown },
    deleteInstallation: { invalidatesTags: shown },
    favoriteComponent: {
      onQueryStarted: (id, life) => optimisticToggle(life, tagOf('Component', id), favorite, true),
      invalidatesTags: [favorites],
    },
    unfavoriteComponent: {
      onQueryStarted: (id, life) => optimisticToggle(life, tagOf('Component', id), favorite, false),
      invalidatesTags: [favorites],
    },
  },
});
