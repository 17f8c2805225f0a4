import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Telemetry } from '@estela/ui';

interface FlightFactsProps {
  flight: Flight;
}

/** When and where. */
export function FlightFacts({ flight }: FlightFactsProps) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const { spot } = flight;
  const sky = flight.weather?.condition;
  return (
    <Telemetry
      items={[
        {
          label: t('detail.recordedAt'),
          value: <time dateTime={flight.recordedAt}>{format.dateTime(flight.recordedAt)}</time>,
        },
        {
          label: t('detail.spot'),
          value: spot && <Link to={paths.spot(spot._id)}>{spot.name}</Link>,
        },
        { label: t('detail.sky'), value: sky && t(`weather.${sky}`) },
      ]}
    />
  );
}
