import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Notice } from '@estela/ui';
import { SpotAirspace } from './spot-airspace.tsx';
import styles from './spot-words.module.css';

/** What to look out for and whether one may fly: before anything else that there is to read. */
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
