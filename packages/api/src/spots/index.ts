import { spotsApi } from './spots-api.ts';

export { useListSpotsQuery } from '@estela/api';
export { spotsApi };
export const {
  useGetSpotMapQuery,
  useGetSpotsNearQuery,
  useGetSpotQuery,
  useCreateSpotMutation,
  useUpdateSpotMutation,
  useDeleteSpotMutation,
} = spotsApi;
