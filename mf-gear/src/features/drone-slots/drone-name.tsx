import { useGetDroneQuery } from '@estela/api/gear';
import type { SlotProps } from '@estela/contracts/slots';
import { useTranslation } from '@estela/i18n';

/** A drone's name, inside a text of another area; if the viewer may not see it, just that it is a drone. */
export function DroneName({ id }: SlotProps<'droneName'>) {
  const { t } = useTranslation('gear');
  return useGetDroneQuery(id).currentData?.name ?? t('drone.title');
}
