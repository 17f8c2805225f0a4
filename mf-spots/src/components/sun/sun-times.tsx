import { type SunEvent, sunEvent } from '@estela/airspace/sun';
import type { SlotProps } from '@estela/contracts/slots';
import { useFormat, useTranslation } from '@estela/i18n';
import { useFormatParts } from '@estela/i18n/format-parts';
import { Card, Telemetry } from '@estela/ui';
import styles from './sun-times.module.css';

const events: readonly SunEvent[] = ['BMCT', 'SR', 'SS', 'EECT'];

/** Sun times at a place on the day of `at`, in the viewer's time zone. An area's centre changes them by seconds. */
export function SunTimes({ lat, lng, at }: SlotProps<'sunTimes'>) {
  const { t } = useTranslation('spots');
  const { date } = useFormat();
  const { time } = useFormatParts();
  const day = new Date(at);
  const isToday = day.toDateString() === new Date().toDateString();
  const midnight = Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
  const items = events.map((event) => {
    const moment = sunEvent(event, midnight, lat, lng);
    return {
      label: t(`sun.${event}`),
      value: moment === undefined ? t(isToday ? 'sun.never' : 'sun.neverThen') : time(moment),
    };
  });
  const title = isToday ? t('sun.title') : t('sun.titleOn', { date: date(day) });
  return (
    <Card as="section" aria-label={title}>
      <Telemetry items={items} />
      <p className={styles.note}>{isToday ? t('sun.note') : t('sun.noteOn', { date: date(day) })}</p>
    </Card>
  );
}
