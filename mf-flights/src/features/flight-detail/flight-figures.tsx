import type { Flight } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Stat, StatGroup } from '@estela/ui';

interface FlightFiguresProps {
  flight: Pick<Flight, 'durationSeconds' | 'topSpeedMps' | 'maxHeightM' | 'weather'>;
}

/** The numbers of a flight; nothing at all where none is known. */
export function FlightFigures({
  flight: { durationSeconds, topSpeedMps, maxHeightM, weather },
}: FlightFiguresProps) {
  const { t } = useTranslation('flights');
  const { figure } = useFormat();
  const temperature = weather?.temperatureC;
  const wind = weather?.windMps;
  const isEmpty = [durationSeconds, topSpeedMps, maxHeightM, temperature, wind].every(
    (value) => value == null,
  );
  if (isEmpty) return null;
  return (
    <section>
      <h2 className="e-visually-hidden">{t('detail.figures')}</h2>
      <StatGroup>
        {durationSeconds !== null && (
          <Stat label={t('detail.duration')} tone="signal" {...figure.duration(durationSeconds)} />
        )}
        {topSpeedMps !== null && <Stat label={t('detail.topSpeed')} {...figure.speed(topSpeedMps)} />}
        {maxHeightM !== null && <Stat label={t('detail.maxHeight')} {...figure.distance(maxHeightM)} />}
        {wind !== undefined && <Stat label={t('detail.wind')} {...figure.speed(wind)} />}
        {temperature !== undefined && (
          <Stat label={t('detail.temperature')} {...figure.temperature(temperature)} />
        )}
      </StatGroup>
    </section>
  );
}
