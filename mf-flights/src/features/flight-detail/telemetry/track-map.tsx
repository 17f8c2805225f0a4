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
    return bounds && { bounds: withRoom(bounds), maxZoom: closest };
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

/** The map's closest level: a flight of 50 m fills a part of it that can be read. */
const closest = 18;

/** A tenth of the box more on each side, and at least some 20 m: a hover is a point. */
function withRoom({ west, south, east, north }: MapBounds): MapBounds {
  const wide = east >= west ? east - west : east - west + 360;
  const x = Math.max(0.0002, wide / 10);
  const y = Math.max(0.0002, (north - south) / 10);
  return {
    west: Math.max(-180, west - x),
    south: Math.max(-85, south - y),
    east: Math.min(180, east + x),
    north: Math.min(85, north + y),
  };
}
