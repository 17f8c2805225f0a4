import type { Flight } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { TrackScale } from '@estela/maps';
import { Section } from '@estela/ui';
import { useMemo, useState } from 'react';
import sheet from '../flight-sheet.module.css';
import { rangeOf } from './chart-of.ts';
import styles from './flight-telemetry.module.css';
import { GpxButton } from './gpx-button.tsx';
import { LineChart } from './line-chart.tsx';
import { MomentSlider } from './moment-slider.tsx';
import { ReadingsTable } from './readings-table.tsx';
import { speedSteps } from './speed-steps.ts';
import { TrackMap } from './track-map.tsx';
import { useLines } from './use-lines.ts';

export interface FlightTelemetryProps {
  flight: Flight;
  isOwn: boolean;
}

/** The data of a flight's log: its track on the map and its charts, which all show the same moment. */
export function FlightTelemetry({ flight, isOwn }: FlightTelemetryProps) {
  const { t } = useTranslation('flights');
  const { title, track, series, sources } = flight;
  const [index, read] = useState(0);
  const lines = useLines(series);
  const moments = useMemo(() => series?.t ?? track?.map((point) => point.t) ?? [], [series, track]);
  // A log without times has only its track.
  const hasTime = (moments.at(-1) ?? 0) > 0;
  const speed = lines.find(({ name }) => name === 'speed');
  const steps = useMemo(
    () => (track && hasTime && speed ? speedSteps(track, moments, speed.values) : undefined),
    [track, hasTime, speed, moments],
  );
  const placeSource = sources?.place;
  const formats = new Set([placeSource, ...lines.map(({ figure }) => sources?.[figure])].filter(Boolean));
  const [onlySource] = formats.size === 1 ? formats : [];
  const slider = hasTime && <MomentSlider moments={moments} lines={lines} index={index} onRead={read} />;
  return (
    <>
      {track && (
        <div className={sheet.track}>
          <TrackMap title={title} track={track} steps={steps} at={hasTime ? moments[index] : undefined} />
        </div>
      )}
      {track && hasTime && (
        <div className={sheet.player}>
          {slider}
          {steps && speed && (
            <TrackScale
              label={t('telemetry.colors')}
              least={speed.format(0)}
              most={speed.format(rangeOf(speed.values)?.max ?? 0)}
            />
          )}
        </div>
      )}
      <div className={sheet.charts}>
        <Section title={t('telemetry.title')} actions={track && <GpxButton flight={flight} />}>
          {(track || onlySource) && (
            <p className={styles.note}>
              {[
                ...(track ? [t('telemetry.legend')] : []),
                ...(onlySource || placeSource ? [t(`log.format.${onlySource ?? placeSource}`)] : []),
              ].join(' · ')}
            </p>
          )}
          {track && isOwn && <p className={styles.note}>{t('telemetry.whoSees')}</p>}
          {!track && slider}
          {hasTime && lines.length > 0 && (
            <>
              <div className={styles.charts}>
                {lines.map((line) => (
                  <LineChart
                    key={line.name}
                    line={line}
                    t={moments}
                    source={onlySource ? undefined : sources?.[line.figure]}
                    index={index}
                    onRead={read}
                  />
                ))}
              </div>
              <ReadingsTable moments={moments} lines={lines} />
            </>
          )}
        </Section>
      </div>
    </>
  );
}
