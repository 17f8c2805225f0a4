import { componentsApi } from './components-api.ts';
import { dronesApi } from './drones-api.ts';
import { equipmentApi } from './equipment-api.ts';

export const {
  useListDronesQuery,
  useGetDroneQuery,
  useCreateDroneMutation,
  useUpdateDroneMutation,
  useDeleteDroneMutation,
  useUploadDroneImageMutation,
} = dronesApi;
export const {
  useListComponentsQuery,
  useCountComponentsQuery,
  useGetComponentQuery,
  useCreateComponentMutation,
  useUpdateComponentMutation,
  useDeleteComponentMutation,
  useUploadComponentImageMutation,
  useFavoriteComponentMutation,
  useUnfavoriteComponentMutation,
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
  useDeleteEquipmentItemMutation,
  useUploadEquipmentImageMutation,
  useFavoriteEquipmentItemMutation,
  useUnfavoriteEquipmentItemMutation,
} = equipmentApi;
