import { useTranslation } from '@estela/i18n';
import { formatCoordinates, type LatLng } from '@estela/maps';
import { IconButton } from '@estela/ui';
import { X } from 'lucide-react';
import { useIsWide } from '../use-is-wide.ts';
import { PlannedVerdict } from './planned-verdict.tsx';
import styles from './verdict-panel.module.css';

interface VerdictPanelProps {
  point: LatLng;
  at: string | undefined;
  onAtChange: (at: string | undefined) => void;
  onClose: () => void;
}

/** Card over the map for the tapped point. The focus stays on the map, to check more points; the verdict is read out. */
export function VerdictPanel({ point, at, onAtChange, onClose }: VerdictPanelProps) {
  const { t } = useTranslation('spots');
  const isWide = useIsWide();
  return (
    <section className={styles.panel} aria-label={t('airspace.title')}>
      <header className={styles.head}>
        <p className={styles.place}>{formatCoordinates(point)}</p>
        <IconButton label={t('airspace.close')} icon={<X aria-hidden="true" />} size="sm" onClick={onClose} />
      </header>
      <PlannedVerdict point={point} at={at} onAtChange={onAtChange} headingLevel={2} folded={!isWide} />
    </section>
  );
}
