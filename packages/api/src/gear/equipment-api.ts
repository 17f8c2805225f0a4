import { listTags, optimisticToggle, tagOf } from '@estela/api';
import { gearEndpoints } from '../generated/gear.ts';

/** Statistics count what the list shows. */
const inLists = [tagOf('Equipment', 'LIST'), tagOf('Equipment', 'STATISTICS')] as const;
/** Selling an item or changing its warranty removes the notification of its end; deleting it removes those of its upkeep. */
const listsAndNotices = [...inLists, 'Notification'] as const;
const favorite = { flag: 'favorite' };
/** Lists of favourites alone: a star given elsewhere changes who is in them. */
const favorites = tagOf('Equipment', 'FAVORITES');

export const equipmentApi = gearEndpoints.enhanceEndpoints({
  endpoints: {
    listEquipmentItems: {
      providesTags: (page, _error, { favorite }) => [
        ...listTags('Equipment', page?.items),
        ...(favorite ? [favorites] : []),
      ],
    },
    getEquipmentStatistics: { providesTags: [tagOf('Equipment', 'STATISTICS')] },
    getEquipmentItem: { providesTags: (_item, _error, id) => [tagOf('Equipment', id)] },
    // Deleting a flight, or changing its equipment, changes what it was on.
    getEquipmentUse: {
      providesTags: (_use, _error, id) => [tagOf('Equipment', id), tagOf('Flight', 'LIST')],
    },
    listEquipmentStatusChanges: { providesTags: (_page, _error, { id }) => [tagOf('Equipment', id)] },
    changeEquipmentStatus: {
      invalidatesTags: (_change, _error, { id }) => [tagOf('Equipment', id), ...listsAndNotices],
    },
    undoEquipmentStatusChange: {
      invalidatesTags: (_none, _error, { id }) => [tagOf('Equipment', id), ...inLists],
    },
    createEquipmentItem: { invalidatesTags: [...inLists] },
    updateEquipmentItem: {
      invalidatesTags: (_item, _error, { id }) => [tagOf('Equipment', id), ...listsAndNotices],
    },
    // Flights name the equipment they were flown with.
    deleteEquipmentItem: { invalidatesTags: [...listsAndNotices, 'Flight'] },
    uploadEquipmentImage: { invalidatesTags: (_item, _error, { id }) => [tagOf('Equipment', id)] },
    favoriteEquipmentItem: {
      onQueryStarted: (id, life) => optimisticToggle(life, tagOf('Equipment', id), favorite, true),
      invalidatesTags: [favorites],
    },
    unfavoriteEquipmentItem: {
      onQueryStarted: (id, life) => optimisticToggle(life, tagOf('Equipment', id), favorite, false),
      invalidatesTags: [favorites],
    },
  },
});
