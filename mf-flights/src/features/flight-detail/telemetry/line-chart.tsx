import type { LogFormat } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { cx } from '@estela/ui';
import { bisectCenter } from 'd3-array';
import { type PointerEvent, useMemo } from 'react';
import { chartOf, rangeOf } from './chart-of.ts';
import styles from './line-chart.module.css';
import type { Line } from './use-lines.ts';

interface LineChartProps {
  line: Line;
  t: readonly number[];
  /** The log of this line, where not all come from one. */
  source: LogFormat | undefined;
  /** The selected moment, in this chart and the others. */
  index: number;
  onRead: (index: number) => void;
}

/** One line over the time of the flight, to read with the pointer; the slider and the table make the same accessible. */
export function LineChart({ line, t: seconds, source, index, onRead }: LineChartProps) {
  const { t } = useTranslation('flights');
  const { values, base, extreme, format, label, name, digits = 0 } = line;
  const chart = useMemo(() => chartOf(seconds, values, base), [seconds, values, base]);
  const range = rangeOf(values);
  if (!chart || !range) return null;
  const at = chart.at(index);
  // No grid lines between two displayable values: they would be labelled with one of those.
  const rungs = chart.rungs.filter(({ value: rung }) => Math.abs(rung - Number(rung.toFixed(digits))) < 1e-6);
  const value = values[index];

  function read({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const end = seconds.at(-1) ?? 0;
    if (width > 0) onRead(bisectCenter([...seconds], ((clientX - left) / width) * end));
  }

  return (
    <figure className={cx(styles.chart, styles[name])}>
      <figcaption className={styles.caption}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value} aria-hidden="true">
          {value == null ? t('telemetry.unknown') : format(value)}
        </span>
        <span className={styles.note}>
          {t(`telemetry.${extreme}`, { value: format(range[extreme]) })}
          {source && ` · ${t(`log.format.${source}`)}`}
        </span>
      </figcaption>
      <div className={styles.plot} onPointerDown={read} onPointerMove={read}>
        {/* Stretched to the available space; strokes keep their width. */}
        <svg
          role="img"
          aria-label={t('telemetry.chart', { label })}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={styles.drawing}
        >
          {rungs.map(({ y, value: rung }) => (
            <path key={rung} d={`M0 ${y}H100`} className={styles.rung} />
          ))}
          <path d={chart.area} className={styles.area} />
          <path d={chart.line} className={styles.line} />
          <path d={`M${at.x} 0V100`} className={styles.cursor} />
          {at.y !== undefined && <path d={`M${at.x} ${at.y}h0`} className={styles.dot} />}
        </svg>
        {rungs.map(({ y, value: rung }) => (
          <span key={rung} className={styles.mark} style={{ insetBlockStart: `${y}%` }} aria-hidden="true">
            {format(rung)}
          </span>
        ))}
      </div>
    </figure>
  );
}
