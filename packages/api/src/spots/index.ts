import { spotsApi } from './spots-api.ts';

export const {
  useListSpotsQuery,
  useGetSpotMapQuery,
  useLazyGetSpotMapQuery,
  useGetSpotQuery,
  useCreateSpotMutation,
  useUpdateSpotMutation,
  useDeleteSpotMutation,
} = spotsApi;
