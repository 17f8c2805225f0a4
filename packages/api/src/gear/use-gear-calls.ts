import { useAppDispatch } from '@estela/api';
import { useMemo } from 'react';
import { componentsApi } from './components-api.ts';
import { dronesApi } from './drones-api.ts';
import { equipmentApi } from './equipment-api.ts';

/**
 * What the cards of a list can do. A list has dozens of them: unlike a mutation's hook this follows no state. The calls
 * never reject.
 */
export function useGearCalls() {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const { deleteDrone } = dronesApi.endpoints;
    const { deleteComponent, favoriteComponent, unfavoriteComponent } = componentsApi.endpoints;
    const { deleteEquipmentItem, favoriteEquipmentItem, unfavoriteEquipmentItem } = equipmentApi.endpoints;
    const untracked = { track: false };
    return {
      deleteDrone: (id: string) => dispatch(deleteDrone.initiate(id, untracked)),
      deleteComponent: (id: string) => dispatch(deleteComponent.initiate(id, untracked)),
      deleteEquipmentItem: (id: string) => dispatch(deleteEquipmentItem.initiate(id, untracked)),
      starComponent: (id: string, on: boolean) =>
        dispatch((on ? favoriteComponent : unfavoriteComponent).initiate(id, untracked)),
      starEquipmentItem: (id: string, on: boolean) =>
        dispatch((on ? favoriteEquipmentItem : unfavoriteEquipmentItem).initiate(id, untracked)),
    };
  }, [dispatch]);
}
