import type { Spot } from '@estela/contracts';
import { pictureSources } from '@estela/contracts/pictures';
import { Cover, type CoverProps } from '@estela/ui';
import type { CSSProperties } from 'react';
import type { MapSettings } from '../adapter/map-settings.ts';
import { MapThumb } from '../thumb/map-thumb.tsx';
import styles from './spot-picture.module.css';
import { SpotScene } from './spot-scene.tsx';
import { terrainOf } from './terrain.ts';

export interface SpotPictureProps {
  spot: Pick<Spot, '_id' | 'name' | 'description' | 'location' | 'photos'>;
  /** The platform's: it decides whether there is a map with streets. */
  settings?: MapSettings;
  /** It is the viewer's. */
  mine?: boolean;
  ratio?: NonNullable<CoverProps['ratio']>;
  /** How wide it is drawn, as an image element has it. */
  sizes?: string;
  /** A few dozen pixels wide: a dot marks the place. */
  small?: boolean;
}

/** Whether a picture of a place shows its surroundings: the packaged map only shows the nearest towns. */
const hasStreets = ({ mapFile, mapLayers }: MapSettings) =>
  Boolean(mapFile) || Boolean(mapLayers?.some(({ kind }) => kind === 'streets'));

const noSettings: MapSettings = {};

/**
 * What a spot looks like wherever one is listed: its photo, else the streets around it, else a drawing of the ground that
 * its words describe, else where it lies. Decorative: give name and place in words beside it.
 */
export function SpotPicture({
  spot: { _id, name, description, location, photos },
  settings = noSettings,
  mine = false,
  ratio = '16/9',
  sizes,
  small = false,
}: SpotPictureProps) {
  const [photo] = photos;
  if (photo) return <Cover {...pictureSources(photo.url)} sizes={sizes} seed={_id} ratio={ratio} />;
  const terrain = hasStreets(settings) ? undefined : terrainOf(name, description);
  return (
    <div className={styles.frame} style={{ '--ratio': ratio } as CSSProperties}>
      {terrain ? (
        <SpotScene terrain={terrain} seed={_id} className={styles.fill} />
      ) : (
        <MapThumb
          point={location}
          settings={settings}
          mine={mine}
          approximate={!mine && location.precision === 'area'}
          small={small}
          className={styles.fill}
        />
      )}
    </div>
  );
}
