import { spotsApi } from './spots-api.ts';

export const {
  useCheckAirspaceQuery,
  useFindPlacesQuery,
  useLazyFindPlacesQuery,
  useGetAirspaceZonesQuery,
  useListSpotsQuery,
  useGetSpotMapQuery,
  useLazyGetSpotMapQuery,
  useGetSpotQuery,
  useListSpotFlightsInfiniteQuery,
  useAddSpotPhotoMutation,
  useDeleteSpotPhotoMutation,
  useCreateSpotMutation,
  useUpdateSpotMutation,
  useDeleteSpotMutation,
} = spotsApi;
