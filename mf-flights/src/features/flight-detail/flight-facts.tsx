import type { Flight } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Telemetry } from '@estela/ui';

interface FlightFactsProps {
  flight: Flight;
}

/** Date and weather. */
export function FlightFacts({ flight }: FlightFactsProps) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const sky = flight.weather?.condition;
  return (
    <Telemetry
      items={[
        {
          label: t('detail.recordedAt'),
          value: <time dateTime={flight.recordedAt}>{format.dateTime(flight.recordedAt)}</time>,
        },
        { label: t('detail.sky'), value: sky && t(`weather.${sky}`) },
      ]}
    />
  );
}
