import { useTranslation } from '@estela/i18n';
import { formatCoordinates, type LatLng } from '@estela/maps';
import { IconButton } from '@estela/ui';
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Verdict } from './verdict.tsx';
import styles from './verdict-panel.module.css';

interface VerdictPanelProps {
  point: LatLng;
  at: string | undefined;
  onClose: () => void;
}

/** Card over the map of the point that was tapped. The focus stays on the map, to go on asking; the answer is read out. */
export function VerdictPanel({ point, at, onClose }: VerdictPanelProps) {
  const { t } = useTranslation('spots');
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  return (
    <section className={styles.panel} aria-label={t('airspace.title')} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <p className={styles.place}>{formatCoordinates(point)}</p>
        <IconButton label={t('airspace.close')} icon={<X aria-hidden="true" />} size="sm" onClick={onClose} />
      </header>
      <Verdict lat={point.lat} lng={point.lng} at={at} headingLevel={2} />
    </section>
  );
}
