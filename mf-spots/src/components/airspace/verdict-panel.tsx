import { useCheckAirspaceQuery } from '@estela/api/spots';
import { useFormat, useTranslation } from '@estela/i18n';
import { formatCoordinates, type LatLng } from '@estela/maps';
import { IconButton } from '@estela/ui';
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useIsWide } from '../use-is-wide.ts';
import { FlightTimePicker } from './flight-time-picker.tsx';
import { Verdict } from './verdict.tsx';
import styles from './verdict-panel.module.css';

interface VerdictPanelProps {
  point: LatLng;
  at: string | undefined;
  onAtChange: (at: string | undefined) => void;
  onClose: () => void;
}

/** Card over the map of the point that was tapped. The focus stays on the map, to go on asking; the answer is read out. */
export function VerdictPanel({ point, at, onAtChange, onClose }: VerdictPanelProps) {
  const { t } = useTranslation('spots');
  const { dateTime } = useFormat();
  const isWide = useIsWide();
  const { currentData: check } = useCheckAirspaceQuery({ ...point, ...(at && { at }) });
  const changes = [...(check?.zones ?? []), ...(check?.upcoming ?? [])]
    .flatMap(({ validFrom, validTo }) => [validFrom, validTo])
    .filter((one) => one !== null);
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  return (
    <section className={styles.panel} aria-label={t('airspace.title')} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <p className={styles.place}>{formatCoordinates(point)}</p>
        <IconButton label={t('airspace.close')} icon={<X aria-hidden="true" />} size="sm" onClick={onClose} />
      </header>
      <details className={styles.time}>
        <summary>{`${t('airspace.when')}: ${at ? dateTime(at) : t('airspace.now')}`}</summary>
        <FlightTimePicker at={at} onChange={onAtChange} place={point} changes={[...new Set(changes)]} />
      </details>
      <Verdict lat={point.lat} lng={point.lng} at={at} headingLevel={2} folded={!isWide} />
    </section>
  );
}
