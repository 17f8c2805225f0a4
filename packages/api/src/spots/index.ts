import { spotsApi } from './spots-api.ts';

export const {
  useListSpotsQuery,
  useGetSpotMapQuery,
  useGetSpotQuery,
  useCreateSpotMutation,
  useUpdateSpotMutation,
  useDeleteSpotMutation,
} = spotsApi;
