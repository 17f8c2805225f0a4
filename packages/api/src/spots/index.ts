import { spotsApi } from './spots-api.ts';

export const {
  useListSpotsQuery,
  useGetSpotMapQuery,
  useLazyGetSpotMapQuery,
  useGetSpotQuery,
  useListSpotFlightsInfiniteQuery,
  useBookmarkSpotMutation,
  useUnbookmarkSpotMutation,
  useCreateSpotMutation,
  useUpdateSpotMutation,
  useDeleteSpotMutation,
} = spotsApi;
