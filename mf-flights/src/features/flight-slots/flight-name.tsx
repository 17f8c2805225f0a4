import { useGetFlightQuery } from '@estela/api/flights';
import type { SlotProps } from '@estela/contracts/slots';
import { useTranslation } from '@estela/i18n';

/** A flight's name, inside a text of another area; if the viewer may not see it, just that it is a flight. */
export function FlightName({ id }: SlotProps<'flightName'>) {
  const { t } = useTranslation('flights');
  return useGetFlightQuery(id).currentData?.title ?? t('line.label');
}
