import { useGetSpotQuery } from '@estela/api/spots';
import type { SlotProps } from '@estela/contracts/slots';
import { useTranslation } from '@estela/i18n';

/** What a spot is called, within words of another area; what it is, where the viewer may not see it. */
export function SpotName({ id }: SlotProps<'spotName'>) {
  const { t } = useTranslation('spots');
  return useGetSpotQuery(id).currentData?.name ?? t('page.title');
}
