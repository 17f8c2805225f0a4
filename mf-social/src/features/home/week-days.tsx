import type { FlownDay } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { useFormatParts } from '@estela/i18n/format-parts';
import { today, useFlownTexts } from '@estela/kit/flown';
import { cx } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import styles from './week-days.module.css';

interface WeekDaysProps {
  days: readonly string[];
  flown: readonly FlownDay[];
}

/** The seven days with the flights of each. */
export function WeekDays({ days, flown }: WeekDaysProps) {
  const { t } = useTranslation('social');
  const { date, number } = useFormat();
  const { dateParts } = useFormatParts();
  const { sum } = useFlownTexts('social:flown');
  return (
    <PlainList ordered aria-label={t('flown.days')} className={styles.days}>
      {days.map((day) => {
        const known = flown.find((one) => one.day === day);
        return (
          <li
            key={day}
            className={cx(styles.day, day === today() && styles.today, known && styles.flown)}
            aria-current={day === today() ? 'date' : undefined}
          >
            <span className="e-visually-hidden">{`${date(day)}: ${known ? sum(known) : t('flown.noFlights')}`}</span>
            <span aria-hidden="true">{dateParts(day, { weekday: 'short', timeZone: 'UTC' })}</span>
            <span className={styles.count} aria-hidden="true">
              {known ? number(known.flights) : '·'}
            </span>
          </li>
        );
      })}
    </PlainList>
  );
}
