import { batteriesApi } from './batteries-api.ts';
import { componentsApi } from './components-api.ts';
import { csvApi } from './csv-api.ts';
import { dronesApi } from './drones-api.ts';
import { equipmentApi } from './equipment-api.ts';
import { snapshotsApi } from './snapshots-api.ts';
import { upkeepApi } from './upkeep-api.ts';

export const {
  useListDronesQuery,
  useGetDroneQuery,
  useCreateDroneMutation,
  useUpdateDroneMutation,
  useUploadDroneImageMutation,
} = dronesApi;
export const {
  useListComponentsQuery,
  useCountComponentsQuery,
  useGetComponentQuery,
  useCreateComponentMutation,
  useUpdateComponentMutation,
  useUploadComponentImageMutation,
  useListInstallationsQuery,
  useCreateInstallationMutation,
  useUpdateInstallationMutation,
  useDeleteInstallationMutation,
} = componentsApi;
export const {
  useListEquipmentItemsQuery,
  useGetEquipmentStatisticsQuery,
  useGetEquipmentItemQuery,
  useGetEquipmentUseQuery,
  useListEquipmentStatusChangesQuery,
  useChangeEquipmentStatusMutation,
  useUndoEquipmentStatusChangeMutation,
  useCreateEquipmentItemMutation,
  useUpdateEquipmentItemMutation,
  useUploadEquipmentImageMutation,
} = equipmentApi;
export const {
  useImportComponentsMutation,
  useImportEquipmentItemsMutation,
  useLazyExportComponentsQuery,
  useLazyExportEquipmentItemsQuery,
} = csvApi;
export const {
  useListSnapshotsQuery,
  useGetSnapshotQuery,
  useLazyGetSnapshotQuery,
  useCreateSnapshotMutation,
  useUpdateSnapshotMutation,
  useDeleteSnapshotMutation,
} = snapshotsApi;
export const {
  useListBatteriesQuery,
  useGetBatteryHealthQuery,
  useGetStickerItemQuery,
  useMakeStickersMutation,
  useRemoveStickerMutation,
} = batteriesApi;
export const {
  useListUpkeepQuery,
  useGetUpkeepEntryQuery,
  useCreateUpkeepEntryMutation,
  useUpdateUpkeepEntryMutation,
  useDeleteUpkeepEntryMutation,
  useListReminderRulesQuery,
  useCreateReminderRuleMutation,
  useUpdateReminderRuleMutation,
  useDeleteReminderRuleMutation,
  useCompleteReminderRuleMutation,
  useListRemindersQuery,
  useGetReminderLinkQuery,
  useCreateReminderLinkMutation,
  useDeleteReminderLinkMutation,
} = upkeepApi;
export { useGearCalls } from './use-gear-calls.ts';
