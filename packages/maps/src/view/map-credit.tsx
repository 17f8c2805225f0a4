import type { Ground } from '../adapter/map-adapter.ts';
import type { MapSettings } from '../adapter/map-settings.ts';
import styles from './map-view.module.css';
import { useMapsTexts } from './use-maps-texts.ts';

export interface MapCreditProps {
  settings: MapSettings;
  ground: Ground;
}

/** Who made what is shown: their licences ask for it. */
export function MapCredit({ settings: { mapFile, mapLayers = [] }, ground }: MapCreditProps) {
  const { t } = useMapsTexts();
  const kind = ground === 'map' ? 'streets' : ground;
  const own = mapLayers.find((layer) => layer.kind === kind)?.attribution;
  const isBasic = ground === 'map' && !mapFile && !own;
  return (
    <span className={styles.credit}>
      {isBasic && <span title={t('basicWhy')}>{t('basic')}</span>}
      {isBasic && ' · '}
      {own ?? (
        <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
          {t('credit.osm')}
        </a>
      )}
      {isBasic && t('credit.others')}
    </span>
  );
}
