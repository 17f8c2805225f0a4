import { flightsApi } from './flights-api.ts';

export { useFlightCalls } from './use-flight-calls.ts';
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
  useUploadFlightPosterMutation,
  useChosenSpotQuery,
  useEquipmentOptionsQuery,
  useEquipmentOptionQuery,
  useFlightsOfPilotInfiniteQuery,
  useFlightsAtSpotInfiniteQuery,
} = flightsApi;
