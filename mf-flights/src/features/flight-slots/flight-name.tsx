import { useGetFlightQuery } from '@estela/api/flights';
import type { SlotProps } from '@estela/contracts/slots';
import { useTranslation } from '@estela/i18n';

/** What a flight is called, within words of another area; what it is, where the viewer may not see it. */
export function FlightName({ id }: SlotProps<'flightName'>) {
  const { t } = useTranslation('flights');
  return useGetFlightQuery(id).currentData?.title ?? t('line.label');
}
