import type { Flight } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Stat, StatGroup } from '@estela/ui';

interface FlightFiguresProps {
  flight: Pick<Flight, 'durationSeconds' | 'weather'>;
}

/** The numbers of a flight; nothing at all where none is known. */
export function FlightFigures({ flight: { durationSeconds, weather } }: FlightFiguresProps) {
  const { t } = useTranslation('flights');
  const { figure } = useFormat();
  const temperature = weather?.temperatureC;
  const wind = weather?.windMps;
  if (durationSeconds === null && temperature === undefined && wind === undefined) return null;
  return (
    <section>
      <h2 className="e-visually-hidden">{t('detail.figures')}</h2>
      <StatGroup>
        {durationSeconds !== null && (
          <Stat label={t('detail.duration')} tone="signal" {...figure.duration(durationSeconds)} />
        )}
        {wind !== undefined && <Stat label={t('detail.wind')} {...figure.speed(wind)} />}
        {temperature !== undefined && (
          <Stat label={t('detail.temperature')} {...figure.temperature(temperature)} />
        )}
      </StatGroup>
    </section>
  );
}
