import { type SunEvent, sunEvent } from '@estela/airspace/sun';
import type { Spot } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Card, Telemetry } from '@estela/ui';
import styles from './spot-words.module.css';

const events: readonly SunEvent[] = ['BMCT', 'SR', 'SS', 'EECT'];

/** Light of today at the spot, on the viewer's clock. Within a minute; an area spot's centre changes it by seconds. */
export function SpotSun({ location: { lat, lng } }: { location: Spot['location'] }) {
  const { t } = useTranslation('spots');
  const { language } = useFormat();
  const now = new Date();
  const midnight = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const items = events.map((event) => {
    const at = sunEvent(event, midnight, lat, lng);
    return { label: t(`sun.${event}`), value: at === undefined ? t('sun.never') : clock.format(at) };
  });
  return (
    <Card as="section" aria-label={t('sun.title')}>
      <Telemetry items={items} />
      <p className={styles.note}>{t('sun.note')}</p>
    </Card>
  );
}
