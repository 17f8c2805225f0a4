import { errorText } from '@estela/api';
import { type ZoneKind, zoneKinds } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { useFormatParts } from '@estela/i18n/format-parts';
import { type LatLng, ZoneLegend } from '@estela/maps';
import { Button, cx } from '@estela/ui';
import { ChevronDown, Crosshair, Layers } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styles from './airspace-controls.module.css';
import { DataSources } from './data-sources.tsx';
import { FlightTimePicker } from './lazy-flight-time-picker.tsx';
import type { useZones } from './use-zones.ts';

interface AirspaceControlsProps {
  found: ReturnType<typeof useZones>;
  hidden: readonly ZoneKind[];
  onHiddenChange: (hidden: ZoneKind[]) => void;
  at: string | undefined;
  onAtChange: (at: string | undefined) => void;
  /** Middle of the map. */
  center: LatLng | undefined;
  onCheck: (point: LatLng) => void;
}

/** Controls for the map's zones: kinds, time and data sources; and a button to check without tapping the map. */
export function AirspaceControls(props: AirspaceControlsProps) {
  const { found, hidden, onHiddenChange, at, onAtChange, center, onCheck } = props;
  const { t } = useTranslation('spots');
  const { t: common } = useTranslation('common');
  const { dateParts } = useFormatParts();
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const time = at && new Date(at);
  return (
    <div className={styles.controls}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Layers aria-hidden="true" />
        <span className={styles.title}>{t('airspace.title')}</span>
        <span className={cx(styles.when, !time && styles.now)}>
          {time
            ? dateParts(time, {
                weekday: 'short',
                hour: 'numeric',
                minute: '2-digit',
                hourCycle: 'h23',
              })
            : t('airspace.now')}
        </span>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </button>
      {found.error !== undefined && !found.loading && (
        <p role="alert" className={styles.failed}>
          {`${t('airspace.zonesFailed')} ${errorText(found.error, common)} `}
          <button type="button" onClick={() => void found.retry()}>
            {common('retry')}
          </button>
        </p>
      )}
      <div id={id} className={styles.body} hidden={!open}>
        <ZoneLegend kinds={zoneKinds} hidden={hidden} onHiddenChange={onHiddenChange} />
        {open && center && <FlightTimePicker at={at} onChange={onAtChange} place={center} />}
        <Button
          size="sm"
          icon={<Crosshair aria-hidden="true" />}
          disabled={!center}
          onClick={() => {
            if (!center) return;
            // The card with the verdict covers all this.
            toggle.current?.focus();
            setOpen(false);
            onCheck(center);
          }}
        >
          {t('airspace.checkCentre')}
        </Button>
        {found.truncated && <p className={styles.note}>{t('airspace.truncated')}</p>}
        <DataSources sources={found.sources} />
      </div>
    </div>
  );
}
