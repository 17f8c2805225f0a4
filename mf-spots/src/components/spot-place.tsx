import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { formatCoordinates } from '@estela/maps';
import { PlaceWords } from './country/place-words.tsx';
import styles from './spot-place.module.css';

interface SpotPlaceProps {
  location: Spot['location'];
  /** The exact point is hidden from this viewer: fewer decimals, marked as approximate. */
  approximate?: boolean;
}

/** The place of a spot, as text and as coordinates. */
export function SpotPlace({ location, approximate = false }: SpotPlaceProps) {
  const { t } = useTranslation('spots');
  const hasWords = location.address || location.country;
  return (
    <p className={styles.place}>
      <span className="e-visually-hidden">{`${t('card.place')} `}</span>
      <span className={styles.figures}>{formatCoordinates(location, approximate ? 2 : 5)}</span>
      {hasWords && (
        <span className={styles.words}>
          <PlaceWords location={location} />
        </span>
      )}
      {approximate && <span className={styles.words}>{t('card.area')}</span>}
    </p>
  );
}
