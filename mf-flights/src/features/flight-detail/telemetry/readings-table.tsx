import { useTranslation } from '@estela/i18n';
import { useState } from 'react';
import { clock } from './clock.ts';
import styles from './flight-telemetry.module.css';
import type { Line } from './use-lines.ts';

/** Enough to follow a flight, few enough to read. */
const mostRows = 60;

interface ReadingsTableProps {
  moments: readonly number[];
  lines: readonly Line[];
}

/** The charts' values as figures. Rendered once it is opened. */
export function ReadingsTable({ moments, lines }: ReadingsTableProps) {
  const { t } = useTranslation('flights');
  const [isOpen, setOpen] = useState(false);
  const step = Math.ceil(moments.length / mostRows);
  const rows = moments
    .map((seconds, index) => ({ seconds, index }))
    .filter(({ index }) => index % step === 0);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('telemetry.table')}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
        <section className={styles.scroll} aria-label={t('telemetry.tableLabel')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('telemetry.time')}</th>
                {lines.map(({ name, label }) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ seconds, index }) => (
                <tr key={index}>
                  <th scope="row">{clock(seconds)}</th>
                  {lines.map(({ name, values, format }) => {
                    const value = values[index];
                    return <td key={name}>{value == null ? t('telemetry.unknown') : format(value)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
