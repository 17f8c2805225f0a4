import { useGetSpotQuery } from '@estela/api/spots';
import type { SlotProps } from '@estela/contracts/slots';
import { useTranslation } from '@estela/i18n';

/** A spot's name, inside a text of another area; if the viewer may not see it, just that it is a spot. */
export function SpotName({ id }: SlotProps<'spotName'>) {
  const { t } = useTranslation('spots');
  return useGetSpotQuery(id).currentData?.name ?? t('page.title');
}
