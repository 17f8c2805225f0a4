import type { Flight, LoggedFigure } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Stat, StatGroup } from '@estela/ui';
import { FigureSources } from './figure-sources.tsx';

interface FlightFiguresProps {
  flight: Pick<Flight, 'durationSeconds' | 'topSpeedMps' | 'maxHeightM' | 'weather' | 'sources'>;
}

/** The figures of a flight and their sources; nothing if none is known. */
export function FlightFigures({ flight }: FlightFiguresProps) {
  const { t } = useTranslation('flights');
  const { figure: show } = useFormat();
  const { durationSeconds, topSpeedMps, maxHeightM, weather, sources } = flight;
  const figures = [
    figureOf(durationSeconds, show.duration, t('detail.duration'), 'durationSeconds'),
    figureOf(topSpeedMps, show.speed, t('detail.topSpeed'), 'topSpeedMps'),
    figureOf(maxHeightM, show.distance, t('detail.maxHeight'), 'maxHeightM'),
    figureOf(weather?.windMps, show.speed, t('detail.wind')),
    figureOf(weather?.temperatureC, show.temperature, t('detail.temperature')),
  ].flat();
  if (figures.length === 0) return null;
  return (
    <section>
      <h2 className="e-visually-hidden">{t('detail.figures')}</h2>
      <StatGroup>
        {figures.map(({ figure, label, value, unit }) => (
          <Stat
            key={label}
            label={label}
            value={value}
            unit={unit}
            tone={figure === 'durationSeconds' ? 'signal' : 'plain'}
          />
        ))}
      </StatGroup>
      <FigureSources shown={figures} sources={sources} />
    </section>
  );
}

/** Undefined if it is not known. */
function figureOf(
  value: number | null | undefined,
  show: (value: number) => { value: string; unit: string },
  label: string,
  figure?: LoggedFigure,
) {
  return value == null ? [] : [{ ...show(value), label, ...(figure && { figure }) }];
}
