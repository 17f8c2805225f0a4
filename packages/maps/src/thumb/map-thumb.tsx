import { cx } from '@estela/ui';
import { useEffect, useRef } from 'react';
import type { MapSettings } from '../adapter/map-settings.ts';
import type { LatLng } from '../geo/coordinates.ts';
import { createPinPicture } from '../markers/marker-element.ts';
import styles from './map-thumb.module.css';

export interface MapThumbProps {
  point: LatLng;
  /** The platform's: it decides what the ground is drawn from. */
  settings?: MapSettings;
  /** It is the viewer's spot. */
  mine?: boolean;
  /** The exact point is hidden. */
  approximate?: boolean;
  /** A few dozen pixels wide: a dot marks the point, and nothing is named. */
  small?: boolean;
  className?: string | undefined;
}

const noSettings: MapSettings = {};

/** A small static map of where a spot is, for cards. Decorative: give the place in words beside it. */
export function MapThumb({
  point: { lat, lng },
  settings = noSettings,
  mine = false,
  approximate = false,
  small = false,
  className,
}: MapThumbProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pin = useRef<HTMLDivElement>(null);
  useEffect(() => {
    pin.current?.replaceChildren(...(small ? [] : [createPinPicture({ mine, approximate })]));
  }, [mine, approximate, small]);
  useEffect(() => {
    if (!frame.current || !canvas.current) return;
    const [host, picture] = [frame.current, canvas.current];
    let stop: (() => void) | undefined;
    let gone = false;
    // A thumb that cannot be drawn stays empty sea: the card has the place in words.
    import(/* webpackChunkName: "map-thumb" */ './draw-thumb.ts')
      .then(({ drawThumb }) => {
        if (!gone) stop = drawThumb(host, picture, { lat, lng }, settings, !small);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }, [lat, lng, settings, small]);
  return (
    <div ref={frame} className={cx(styles.thumb, className)} aria-hidden="true">
      <canvas ref={canvas} className={styles.picture} />
      <div ref={pin} className={cx(styles.pin, small && styles.dot, small && mine && styles.mine)} />
    </div>
  );
}
