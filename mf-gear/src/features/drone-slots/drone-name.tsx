import { useGetDroneQuery } from '@estela/api/gear';
import type { SlotProps } from '@estela/contracts/slots';
import { useTranslation } from '@estela/i18n';

/** What a drone is called, within words of another area; what it is, where the viewer may not see it. */
export function DroneName({ id }: SlotProps<'droneName'>) {
  const { t } = useTranslation('gear');
  return useGetDroneQuery(id).currentData?.name ?? t('drone.title');
}
