import type { Spot } from '@estela/contracts';
import type { SpotPictureProps } from '@estela/maps/spot-picture';
import { lazyPage, usePlatform } from '@estela/runtime';
import styles from './spot-scene.module.css';

const SpotPicture = lazyPage<SpotPictureProps>(
  () =>
    import(/* webpackChunkName: "spot-picture" */ '@estela/maps/spot-picture').then(
      (pictures) => pictures.SpotPicture,
      // The card says in words what the picture shows.
      () => () => null,
    ),
  null,
);

/** A spot's picture, and where on Earth it is. */
export function SpotScene({ spot }: { spot: Spot }) {
  const { settings } = usePlatform();
  const { lat, lng, precision } = spot.location;
  // An area is known to about 2 km: more digits would promise too much.
  const digits = precision === 'area' ? 2 : 4;
  const sign = precision === 'area' ? '≈ ' : '';
  return (
    <div className={styles.scene}>
      <SpotPicture spot={spot} settings={settings} ratio="21/9" />
      <span className={styles.point}>{`${sign}${lat.toFixed(digits)}, ${lng.toFixed(digits)}`}</span>
    </div>
  );
}
