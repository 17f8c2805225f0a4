import { useFormat } from '@estela/i18n';
import { cx } from '@estela/ui';
import type { CSSProperties } from 'react';
import type { MapPosition } from '../adapter/map-adapter.ts';
import { metresPerPixel } from '../geo/mercator.ts';
import styles from './map-note.module.css';

/** The bar's largest width in pixels. */
const longest = 96;

/** The longest of 1, 2 or 5 times a power of ten that fits, in metres. */
function scaleLength(metresAPixel: number): number {
  const room = longest * metresAPixel;
  const power = 10 ** Math.floor(Math.log10(room));
  return ([5, 2].find((factor) => factor * power <= room) ?? 1) * power;
}

export interface ScaleBarProps {
  position: MapPosition;
  isShown: boolean;
}

/** How far a length on the screen is on the ground. Hidden from screen readers. */
export function ScaleBar({ position, isShown }: ScaleBarProps) {
  const { distance } = useFormat();
  const metresAPixel = metresPerPixel(position.center.lat, position.zoom);
  const length = scaleLength(metresAPixel);
  const width = { '--width': `${Math.round(length / metresAPixel)}px` } as CSSProperties;
  return (
    <div className={cx(styles.scale, !isShown && styles.toCome)} style={width} aria-hidden="true">
      {distance(length)}
    </div>
  );
}
