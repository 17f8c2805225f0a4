import type { TrackPoint } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { boundsOf, type MapBounds, MapView, type TrackStep } from '@estela/maps';
import { usePlatform } from '@estela/runtime';
import { useMemo } from 'react';
import styles from './flight-telemetry.module.css';
import { placeAt } from './place-at.ts';

interface TrackMapProps {
  title: string;
  track: readonly TrackPoint[];
  /** Speed of each part. */
  steps: readonly TrackStep[] | undefined;
  /** Seconds since the start, of the position marked on the track. */
  at: number | undefined;
}

/** The track of the flight, all of it in view. */
export function TrackMap({ title, track, steps, at }: TrackMapProps) {
  const { t } = useTranslation('flights');
  const { settings } = usePlatform();
  const view = useMemo(() => {
    const bounds = boundsOf(track);
    return bounds && { bounds: withRoom(bounds) };
  }, [track]);
  const mark = useMemo(() => (at === undefined ? undefined : placeAt(track, at)), [track, at]);
  return (
    <MapView
      className={styles.map}
      label={t('telemetry.map', { title })}
      settings={settings}
      {...(view && { initialView: view })}
      track={track}
      {...(steps && { trackSteps: steps })}
      {...(mark && { trackMark: mark })}
      onLocate={false}
      inPage
    />
  );
}

/** A fifth of the box more on each side, and at least some 100 m: a hover is a point. */
function withRoom({ west, south, east, north }: MapBounds): MapBounds {
  const wide = east >= west ? east - west : 0;
  const x = Math.max(0.001, wide / 5);
  const y = Math.max(0.001, (north - south) / 5);
  return {
    west: Math.max(-180, west - x),
    south: Math.max(-85, south - y),
    east: Math.min(180, east + x),
    north: Math.min(85, north + y),
  };
}
