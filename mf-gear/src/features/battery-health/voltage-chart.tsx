import type { FlownPack } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { useBatteryTexts } from '../../components/battery/use-battery-texts.ts';
import styles from './voltage-chart.module.css';
import { chartOf } from './voltage-points.ts';

/** Resting and lowest volts per cell, flight by flight. The table below has the same figures. */
export function VoltageChart({ series }: { series: readonly FlownPack[] }) {
  const { t } = useTranslation('gear');
  const { date } = useFormat();
  const { volts } = useBatteryTexts();
  const chart = chartOf(series);
  if (!chart) return null;
  const { lines, rungs, first, last } = chart;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend}>
        <span className={styles.rest}>{t('batteryHealth.restAfter')}</span>
        <span className={styles.lowest}>{t('batteryHealth.minCell')}</span>
      </figcaption>
      <div className={styles.plot}>
        {/* Stretched to the available space; strokes keep their width. */}
        <svg
          role="img"
          aria-label={t('batteryHealth.chartLabel')}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={styles.drawing}
        >
          {rungs.map(({ y, value }) => (
            <path key={value} d={`M0 ${y}H100`} className={styles.rung} />
          ))}
          {lines.map(({ name, path, dots }) => (
            <g key={name} className={styles[name]}>
              <path d={path} className={styles.line} />
              <path d={dots} className={styles.dots} />
            </g>
          ))}
        </svg>
        {rungs.map(({ y, value }) => (
          <span key={value} className={styles.mark} style={{ insetBlockStart: `${y}%` }} aria-hidden="true">
            {volts(value)}
          </span>
        ))}
      </div>
      <p className={styles.days}>
        <span>{date(first)}</span>
        <span>{date(last)}</span>
      </p>
    </figure>
  );
}
