import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Notice } from '@estela/ui';
import { SpotAirspace } from './spot-airspace.tsx';
import styles from './spot-words.module.css';

/** Hazards and whether one may fly: shown before everything else. */
export function SpotSafety({ spot, isOwn }: { spot: Spot; isOwn: boolean }) {
  const { t } = useTranslation('spots');
  return (
    <>
      {spot.hazards && (
        <Notice tone="warning" title={t('form.hazards')}>
          <p className={styles.text}>{spot.hazards}</p>
        </Notice>
      )}
      <SpotAirspace spot={spot} isOwn={isOwn} />
    </>
  );
}
