import { spotsApi } from './spots-api.ts';

export const {
  useCheckAirspaceQuery,
  useGetAirspaceZonesQuery,
  useListSpotsQuery,
  useGetSpotMapQuery,
  useLazyGetSpotMapQuery,
  useGetSpotQuery,
  useListSpotFlightsInfiniteQuery,
  useAddSpotPhotoMutation,
  useDeleteSpotPhotoMutation,
  useBookmarkSpotMutation,
  useUnbookmarkSpotMutation,
  useCreateSpotMutation,
  useUpdateSpotMutation,
  useDeleteSpotMutation,
} = spotsApi;
