import type { AirspaceZone } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { ZoneSwatch } from '@estela/maps';
import styles from './verdict.module.css';
import { ZoneContacts } from './zone-contacts.tsx';

/** A zone or NOTAM at the point: its conditions and heights at once, its text and contacts on demand. */
export function ZoneItem({ zone }: { zone: AirspaceZone }) {
  const { t } = useTranslation('spots');
  const { t: common } = useTranslation('common');
  const { dateTime } = useFormat();
  const facts = [
    zone.advice ? t('airspace.advice') : t(`airspace.severity.${zone.severity}`),
    heights(),
    zone.above && t('airspace.above'),
  ];
  const times = [
    zone.validFrom && t('airspace.from', { time: dateTime(zone.validFrom) }),
    zone.validTo && t('airspace.until', { time: dateTime(zone.validTo) }),
    zone.schedule && t('airspace.schedule', { schedule: zone.schedule }),
  ].filter(Boolean);

  /** A limit that is not stated is shown as such, with how it counts. */
  function heights(): string {
    const { lower, upper } = zone;
    if (!lower && !upper) return t('airspace.notStated.both');
    if (!lower) return t('airspace.notStated.lower', { to: upper && heightOf(upper) });
    if (!upper) return t('airspace.notStated.upper', { from: heightOf(lower) });
    return t('airspace.between', {
      from: heightOf(lower),
      to: heightOf(upper),
    });
  }

  function heightOf(limit: NonNullable<AirspaceZone['lower']>): string {
    if (limit.metres === null) return t('airspace.noLimit');
    if (limit.metres === 0) return t('airspace.ground');
    return t(`airspace.reference.${limit.reference}`, {
      metres: Math.round(limit.metres),
    });
  }

  return (
    <details className={styles.zone}>
      <summary>
        <ZoneSwatch kind={zone.kind} />
        <span className={styles.zoneWords}>
          <span className={styles.zoneName}>{zone.name}</span>
          <span className={styles.zoneFacts}>
            <span className="e-visually-hidden">{`${common(`zone.${zone.kind}`)}. `}</span>
            {facts.filter(Boolean).join(' · ')}
          </span>
        </span>
      </summary>
      <div className={styles.zoneMore}>
        {times.length > 0 && <p>{times.join(' · ')}</p>}
        {zone.message && <p className={styles.message}>{zone.message}</p>}
        <p className={styles.note}>{zone.identifier}</p>
        <ZoneContacts contacts={zone.contacts} />
      </div>
    </details>
  );
}
