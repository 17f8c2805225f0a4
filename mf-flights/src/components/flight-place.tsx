import type { Flight } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Drone, MapPin } from 'lucide-react';
import styles from './flight-place.module.css';

interface FlightPlaceProps {
  flight: Pick<Flight, 'spot' | 'drone'>;
}

/** Spot and drone, in one subdued line. */
export function FlightPlace({ flight: { spot, drone } }: FlightPlaceProps) {
  const { t } = useTranslation('flights');
  if (!spot && !drone) return null;
  return (
    <dl className={styles.place}>
      {spot && (
        <div className={styles.fact}>
          <dt>
            <MapPin className={styles.icon} aria-hidden="true" />
            <span className="e-visually-hidden">{t('detail.spot')}</span>
          </dt>
          <dd>{spot.name}</dd>
        </div>
      )}
      {drone && (
        <div className={styles.fact}>
          <dt>
            <Drone className={styles.icon} aria-hidden="true" />
            <span className="e-visually-hidden">{t('detail.drone')}</span>
          </dt>
          <dd>{drone.name}</dd>
        </div>
      )}
    </dl>
  );
}
