import type { FlownDay } from '@estela/contracts';
import { Section } from '@estela/ui';
import { type BarRow, BarTable } from './bar-table.tsx';
import { DayTable } from './day-table.tsx';
import styles from './flown.module.css';
import { HeatMap } from './heat-map.tsx';
import { type FlownTexts, useFlownTexts } from './use-flown-texts.ts';

/** A table of bars beside the calendar: flights by month, by spot. */
export interface FlownPanel {
  title: string;
  /** What a row is: a month, a spot. */
  of: string;
  rows: readonly BarRow[];
}

export interface FlownFiguresProps extends FlownTexts {
  /** The first and the last day. */
  from: string;
  to: string;
  /** Those with flights. */
  days: readonly FlownDay[];
  /** Those without rows are left out. */
  panels: readonly FlownPanel[];
}

/** What was flown from one day to another: sums, a picture of the days with its table, and bars. */
export function FlownFigures({ texts, from, to, days, panels }: FlownFiguresProps) {
  const { sum } = useFlownTexts(texts);
  const flights = days.reduce((total, day) => total + day.flights, 0);
  const seconds = days.reduce((total, day) => total + day.seconds, 0);
  return (
    <>
      <p className={styles.total}>{sum({ flights, seconds })}</p>
      <HeatMap key={`${from} ${to}`} texts={texts} from={from} to={to} flown={days} />
      {days.length > 0 && <DayTable texts={texts} days={days} />}
      <div className={styles.panels}>
        {panels
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, of, rows }) => (
            <Section key={title} level={3} title={title}>
              <BarTable texts={texts} of={of} rows={rows} />
            </Section>
          ))}
      </div>
    </>
  );
}
