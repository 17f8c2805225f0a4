import { useFormat, useTranslation } from '@estela/i18n';
import { Badge, Card, Inline, Telemetry } from '@estela/ui';
import styles from './sample-pack.module.css';

const cycles = 96;
/** Volts of a cell: at rest after landing, minus the lowest in flight. */
const sag = 0.24;
/** Volts of a cell, flight by flight. */
const rest = [3.8, 3.81, 3.79, 3.8, 3.78, 3.79, 3.77, 3.78];
const lowest = [3.68, 3.68, 3.65, 3.65, 3.61, 3.6, 3.55, 3.54];

const width = 360;
const height = 96;
const [bottom, top] = [3.5, 3.85];

function line(volts: number[]): string {
  const step = width / (volts.length - 1);
  const points = volts.map(
    (volt, index) =>
      `${(index * step).toFixed(1)} ${(height * (1 - (volt - bottom) / (top - bottom))).toFixed(1)}`,
  );
  return `M${points.join('L')}`;
}

/** A battery's health, as its page shows it. */
export function SamplePack() {
  const { t } = useTranslation('landing');
  const { number } = useFormat();
  return (
    <Card>
      <Inline justify="between">
        <p className={styles.name}>{t('shows.packs.name')}</p>
        <Badge tone="warning">{t('shows.packs.verdict')}</Badge>
      </Inline>
      <svg viewBox={`0 -6 ${width} ${height + 12}`} className={styles.chart} aria-hidden="true">
        <path className={styles.rest} d={line(rest)} />
        <path className={styles.lowest} d={line(lowest)} />
      </svg>
      <Telemetry
        items={[
          { label: t('shows.packs.cycles'), value: number(cycles) },
          { label: t('shows.packs.sag'), value: number(sag), unit: 'V' },
        ]}
      />
    </Card>
  );
}
