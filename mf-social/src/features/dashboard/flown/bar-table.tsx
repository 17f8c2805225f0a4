import { useFormat, useTranslation } from '@estela/i18n';
import type { CSSProperties, ReactNode } from 'react';
import { useFlownTexts } from '../../../components/use-flown-texts.ts';
import styles from './flown.module.css';

interface BarRow {
  id: string;
  name: ReactNode;
  flights: number;
  seconds: number;
}

interface BarTableProps {
  /** What a row is: a month, a spot. */
  of: string;
  rows: readonly BarRow[];
}

/** A table whose rows are bars too. They are as long as the time in the air; as the flights, where no time is known. */
export function BarTable({ of, rows }: BarTableProps) {
  const { t } = useTranslation('social');
  const { number } = useFormat();
  const { time } = useFlownTexts();
  const measure = rows.some(({ seconds }) => seconds > 0) ? 'seconds' : 'flights';
  const most = Math.max(1, ...rows.map((row) => row[measure]));
  return (
    <table className={styles.table}>
      <thead className="e-visually-hidden">
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{t('flown.time')}</th>
          <th scope="col">{t('stat.flights')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={styles.name}>
              {row.name}
            </th>
            <td className={styles.bar}>
              <span
                className={styles.fill}
                style={{ '--part': `${(100 * row[measure]) / most}%` } as CSSProperties}
                aria-hidden="true"
              />
              <span className={styles.figure}>{row.seconds > 0 ? time(row.seconds) : '–'}</span>
            </td>
            <td className={styles.figure}>{number(row.flights)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
