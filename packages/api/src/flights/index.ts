import { flightsApi } from './flights-api.ts';

export { flightsApi };
export const {
  useListFlightsQuery,
  useCountFlightsQuery,
  useGetFlightYearQuery,
  useImportFlightsMutation,
  useLazyExportFlightsQuery,
  useGetFlightQuery,
  useLazyGetFlightTrackQuery,
  useFindLogsQuery,
  useCreateFlightMutation,
  useUpdateFlightMutation,
  useChangeFlightsMutation,
  useRestoreFlightsMutation,
  useLazyListFlightsQuery,
  useDeleteFlightMutation,
  useUploadFlightPosterMutation,
  useFavoriteFlightMutation,
  useUnfavoriteFlightMutation,
  useDroneOptionsQuery,
  useSpotOptionsQuery,
  useChosenSpotQuery,
  useEquipmentOptionsQuery,
  useEquipmentOptionQuery,
  useFlightsOfPilotInfiniteQuery,
  useFlightsAtSpotInfiniteQuery,
} = flightsApi;
