import { Fragment } from 'react';
import type { Ground } from '../adapter/map-adapter.ts';
import type { MapSettings } from '../adapter/map-settings.ts';
import styles from './map-note.module.css';
import { useMapsTexts } from './use-maps-texts.ts';

export interface MapCreditProps {
  settings: MapSettings;
  ground: Ground;
}

/** Whose data the packaged world is, with their licences. */
const packaged = [
  { by: 'osm', licence: 'https://www.openstreetmap.org/copyright' },
  { by: 'ign', licence: 'https://creativecommons.org/licenses/by/4.0/' },
  { by: 'geonames', licence: 'https://creativecommons.org/licenses/by/4.0/' },
] as const;

/** Who made what is shown: their licences ask for it. The packaged world shows wherever the operator's map ends. */
export function MapCredit({ settings: { mapFile, mapLayers = [] }, ground }: MapCreditProps) {
  const { t } = useMapsTexts();
  const kind = ground === 'map' ? 'streets' : ground;
  const own = mapLayers.find((layer) => layer.kind === kind)?.attribution;
  const isBasic = ground === 'map' && !mapFile && !own;
  return (
    <span className={styles.credit}>
      {isBasic && (
        <span className={styles.basic}>
          <span title={t('basicWhy')}>{t('basic')}</span>
          {' · '}
        </span>
      )}
      {own && <span>{own}</span>}
      {own && ', '}
      {packaged.map(({ by, licence }, index) => (
        <Fragment key={by}>
          {index > 0 && ', '}
          <a href={licence} target="_blank" rel="noreferrer">
            {t(`credit.${by}`)}
          </a>
        </Fragment>
      ))}
    </span>
  );
}
