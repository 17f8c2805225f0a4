import { spotsApi } from './spots-api.ts';

export { spotsApi };
export const {
  useListSpotsQuery,
  useGetSpotMapQuery,
  useGetSpotQuery,
  useCreateSpotMutation,
  useUpdateSpotMutation,
  useDeleteSpotMutation,
} = spotsApi;
