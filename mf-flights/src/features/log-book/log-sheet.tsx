import type { Flight } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { isReadable, RowBoundary } from '@estela/ui';
import type { ReactNode } from 'react';
import { clockTime, type LogPage, type Sum } from './log-pages.ts';
import styles from './log-sheet.module.css';

interface LogSheetProps {
  page: LogPage;
  /** Number of the page, counted from 1, and number of pages. */
  number: number;
  count: number;
  pilot: string;
  period: string;
  /** The list's filters, as a text. */
  filters: string;
}

const columns = ['number', 'date', 'flight', 'place', 'drone', 'kind', 'duration'] as const;

/** One sheet of the book as printed, in millimetres. */
export function LogSheet({ page, number, count, pilot, period, filters }: LogSheetProps) {
  const { t } = useTranslation('flights');
  const facts = { pilot, period, filters };
  return (
    <section className={styles.sheet} aria-label={t('logBook.page', { number, count })}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('logBook.title')}</h2>
        <dl className={styles.facts}>
          {Object.entries(facts).map(([fact, text]) => (
            <div key={fact} className={styles.fact}>
              <dt>{t(`logBook.${fact}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </header>
      <table className={styles.table}>
        <caption className="e-visually-hidden">{t('logBook.page', { number, count })}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles[column]}>
                {t(`logBook.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.flights.map((flight, index) => (
            <RowBoundary key={flight._id} as={UnreadableRow} readable={isReadable(flight._id)}>
              <LogRow flight={flight} number={page.before.flights + index + 1} />
            </RowBoundary>
          ))}
        </tbody>
        <tfoot>
          {number > 1 && <Total label={t('logBook.before')} sum={page.before} />}
          <Total label={t('logBook.own')} sum={page.own} />
          <Total label={t('logBook.total')} sum={page.total} />
        </tfoot>
      </table>
      <footer className={styles.foot}>
        <p className={styles.line}>{t('logBook.signature')}</p>
        <p className={styles.line}>{t('logBook.signed')}</p>
        <p>{t('logBook.page', { number, count })}</p>
      </footer>
    </section>
  );
}

function LogRow({ flight, number }: { flight: Flight; number: number }) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  return (
    <tr>
      <td className={styles.number}>{format.number(number)}</td>
      <td>{format.dateTime(flight.recordedAt)}</td>
      <td>
        <Words>{flight.title}</Words>
      </td>
      <td>
        <Words>{flight.spot?.name ?? '—'}</Words>
      </td>
      <td>
        <Words>{flight.drone?.name ?? '—'}</Words>
      </td>
      <td>
        <Words>{flight.disciplines.map((one) => t(`discipline.${one}`)).join(', ') || '—'}</Words>
      </td>
      <td className={styles.duration}>
        {flight.durationSeconds === null ? '—' : clockTime(flight.durationSeconds)}
      </td>
    </tr>
  );
}

function UnreadableRow({ children }: { children: ReactNode }) {
  return (
    <tr>
      <td colSpan={columns.length}>{children}</td>
    </tr>
  );
}

/** At most two lines, whatever is in them: rows are of one height. */
function Words({ children }: { children: string }) {
  return <span className={styles.words}>{children}</span>;
}

function Total({ label, sum }: { label: string; sum: Sum }) {
  const { t } = useTranslation('flights');
  const { number } = useFormat();
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td colSpan={4}>
        {t('list.count', { count: sum.flights, formatted: number(sum.flights) })}
        {sum.untimed > 0 &&
          ` · ${t('logBook.untimed', { count: sum.untimed, formatted: number(sum.untimed) })}`}
      </td>
      <td className={styles.duration}>{clockTime(sum.seconds)}</td>
    </tr>
  );
}
