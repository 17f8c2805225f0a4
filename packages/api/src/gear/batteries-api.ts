import { listTags, tagOf } from '@estela/api';
import { gearEndpoints } from '../generated/gear.ts';

/** Health comes from flights: one that is logged, changed or deleted changes it. */
const flights = tagOf('Flight', 'LIST');

export const batteriesApi = gearEndpoints.enhanceEndpoints({
  endpoints: {
    listBatteries: { providesTags: (page) => [...listTags('Equipment', page?.items), flights] },
    getBatteryHealth: { providesTags: (_health, _error, id) => [tagOf('Equipment', id), flights] },
    getStickerItem: { providesTags: (item) => (item ? [tagOf('Equipment', item._id)] : []) },
    makeStickers: {
      invalidatesTags: (_stickers, _error, { ids }) => ids.map((id) => tagOf('Equipment', id)),
    },
    removeSticker: { invalidatesTags: (_done, _error, id) => [tagOf('Equipment', id)] },
  },
});
