import type { Spot } from '@estela/contracts';
import { MapPin } from 'lucide-react';
import { contourPaths } from './contours.ts';
import styles from './spot-scene.module.css';

interface SpotSceneProps {
  location: Spot['location'];
}

const size = { width: 420, height: 180 };

/** A spot as its place: contour lines around the pin, and where on Earth it is. */
export function SpotScene({ location: { lat, lng, precision } }: SpotSceneProps) {
  // An area is known to about 2 km: more digits would promise too much.
  const digits = precision === 'area' ? 2 : 4;
  const sign = precision === 'area' ? '≈ ' : '';
  return (
    <div className={styles.scene}>
      <svg
        className={styles.ground}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {contourPaths(lat, lng, size).map((path) => (
          <path key={path} className={styles.contour} d={path} />
        ))}
      </svg>
      <MapPin className={styles.pin} aria-hidden="true" />
      <span className={styles.point}>{`${sign}${lat.toFixed(digits)}, ${lng.toFixed(digits)}`}</span>
    </div>
  );
}
