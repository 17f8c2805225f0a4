import { useFormat } from '@estela/i18n';
import type { CSSProperties, ReactNode } from 'react';
import styles from './flown.module.css';
import { type FlownTexts, useFlownTexts } from './use-flown-texts.ts';

export interface BarRow {
  id: string;
  name: ReactNode;
  flights: number;
  seconds: number;
}

export interface BarTableProps extends FlownTexts {
  /** What a row is: a month, a spot. */
  of: string;
  rows: readonly BarRow[];
}

/** A table whose rows are bars too. They are as long as the time in the air; as the flights, where no time is known. */
export function BarTable({ texts, of, rows }: BarTableProps) {
  const { number } = useFormat();
  const { t, time } = useFlownTexts(texts);
  const measure = rows.some(({ seconds }) => seconds > 0) ? 'seconds' : 'flights';
  const most = Math.max(1, ...rows.map((row) => row[measure]));
  return (
    <table className={styles.table}>
      <thead className="e-visually-hidden">
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{t(`${texts}.time`)}</th>
          <th scope="col">{t(`${texts}.flights`)}</th>
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
