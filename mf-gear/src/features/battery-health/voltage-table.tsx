import type { FlownPack } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { useBatteryTexts } from '../../components/battery/use-battery-texts.ts';
import styles from './voltage-table.module.css';

const figures = ['restBefore', 'restAfter', 'minCell', 'sag'] as const;

/** Every flight of a battery with its figures. */
export function VoltageTable({ series }: { series: readonly FlownPack[] }) {
  const { t } = useTranslation('gear');
  const { date } = useFormat();
  const { volts } = useBatteryTexts();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('batteryHealth.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus to be scrolled by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('batteryHealth.table')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('batteryHealth.flight')}</th>
              <th scope="col">{t('batteryHealth.day')}</th>
              {figures.map((figure) => (
                <th key={figure} scope="col" className={styles.figure}>
                  {t(`batteryHealth.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.map((flown) => (
              <tr key={flown.flight}>
                <th scope="row" className={styles.name}>
                  <Link to={paths.flight(flown.flight)}>{flown.title}</Link>
                  {flown.note && <span className={styles.note}>{flown.note}</span>}
                </th>
                <td>
                  <time dateTime={flown.recordedAt}>{date(flown.recordedAt)}</time>
                </td>
                {figures.map((figure) => (
                  <td key={figure} className={styles.figure}>
                    {volts(flown[figure])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
