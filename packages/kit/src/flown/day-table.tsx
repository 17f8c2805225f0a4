import type { FlownDay } from '@estela/contracts';
import { useFormat } from '@estela/i18n';
import { useState } from 'react';
import styles from './flown.module.css';
import { type FlownTexts, useFlownTexts } from './use-flown-texts.ts';

/** The same as the heat map in figures, newest first. Its rows are drawn when it is opened. */
export function DayTable({ texts, days }: FlownTexts & { days: readonly FlownDay[] }) {
  const { date, number } = useFormat();
  const { t, time } = useFlownTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const hasPacks = days.some(({ packs }) => packs !== null);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{t(`${texts}.asTable`)}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus to be scrolled by keyboard
        <section className={styles.scroll} tabIndex={0} aria-label={t(`${texts}.days`)}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t(`${texts}.day`)}</th>
                <th scope="col">{t(`${texts}.flights`)}</th>
                <th scope="col">{t(`${texts}.time`)}</th>
                {hasPacks && <th scope="col">{t(`${texts}.packs`)}</th>}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, flights, seconds, packs }) => (
                <tr key={day}>
                  <th scope="row">{date(day)}</th>
                  <td className={styles.figure}>{number(flights)}</td>
                  <td className={styles.figure}>{seconds > 0 ? time(seconds) : '–'}</td>
                  {hasPacks && <td className={styles.figure}>{number(packs ?? 0)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
