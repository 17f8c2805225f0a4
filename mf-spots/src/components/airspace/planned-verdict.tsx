import { useCheckAirspaceQuery } from '@estela/api/spots';
import { useFormat, useTranslation } from '@estela/i18n';
import type { LatLng } from '@estela/maps';
import { useState } from 'react';
import { FlightTimePicker } from './lazy-flight-time-picker.tsx';
import styles from './verdict.module.css';
import { Verdict } from './verdict.tsx';

interface PlannedVerdictProps {
  point: LatLng;
  /** Undefined: now. */
  at: string | undefined;
  onAtChange: (at: string | undefined) => void;
  headingLevel: 2 | 3;
  folded?: boolean;
}

/** What may be flown at a place at the planned time, which is shown and can be changed. */
export function PlannedVerdict({ point, at, onAtChange, headingLevel, folded = false }: PlannedVerdictProps) {
  const { t } = useTranslation('spots');
  const { dateTime } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { lat, lng } = point;
  const { currentData: check } = useCheckAirspaceQuery({ lat, lng, ...(at && { at }) });
  const changes = [...(check?.zones ?? []), ...(check?.upcoming ?? [])]
    .flatMap(({ validFrom, validTo }) => [validFrom, validTo])
    .filter((one) => one !== null);
  return (
    <>
      <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{`${t('airspace.when')}: ${at ? dateTime(at) : t('airspace.now')}`}</summary>
        {isOpen && (
          <FlightTimePicker
            at={at}
            onChange={onAtChange}
            place={point}
            changes={[...new Set(changes)]}
            isTitled
          />
        )}
      </details>
      <Verdict lat={lat} lng={lng} at={at} headingLevel={headingLevel} folded={folded} />
    </>
  );
}
