import { errorText } from '@estela/api';
import { useGetFlightYearQuery } from '@estela/api/flights';
import type { FlightYear } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { FlownFigures, ownTimeZone } from '@estela/kit/flown';
import { Link } from '@estela/runtime';
import { Card, ErrorState, IconButton, Inline, Skeleton } from '@estela/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './year-panel.module.css';

interface YearPanelProps {
  year: number;
  onYear: (year: number) => void;
}

/** A pilot's year: its days of flying, and the hours of each drone and discipline. */
export function YearPanel({ year, onYear }: YearPanelProps) {
  const { t } = useTranslation('flights');
  const { t: common } = useTranslation('common');
  const { data, currentData, error, isFetching, refetch } = useGetFlightYearQuery({
    year,
    tz: ownTimeZone(),
  });
  const shown = currentData ?? (isFetching ? data : undefined);
  return (
    <Card as="section" padding="lg" aria-label={t('year.title', { year })} className={styles.panel}>
      <Inline justify="between">
        <h2 className={styles.title}>{t('year.title', { year })}</h2>
        <Inline>
          <IconButton
            label={t('year.before', { year: year - 1 })}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={year <= limits.year.min}
            onClick={() => onYear(year - 1)}
          />
          <IconButton
            label={t('year.after', { year: year + 1 })}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={year >= new Date().getFullYear()}
            onClick={() => onYear(year + 1)}
          />
        </Inline>
      </Inline>
      <div className={styles.figures} aria-busy={isFetching}>
        {shown && <Figures figures={shown} />}
        {!shown && isFetching && <Skeleton shape="block" height="24rem" />}
        {!shown && error && (
          <ErrorState
            compact
            headingLevel={3}
            title={t('year.failed')}
            text={errorText(error, common)}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </Card>
  );
}

function Figures({ figures: { year, days, disciplines, drones } }: { figures: FlightYear }) {
  const { t } = useTranslation('flights');
  return (
    <FlownFigures
      texts="flights:flown"
      from={`${year}-01-01`}
      to={`${year}-12-31`}
      days={days}
      panels={[
        {
          title: t('year.byDrone'),
          of: t('detail.drone'),
          rows: drones.map(({ drone, ...row }) => ({
            ...row,
            id: drone?._id ?? '',
            name: drone ? <Link to={paths.drone(drone._id)}>{drone.name}</Link> : t('year.noDrone'),
          })),
        },
        {
          title: t('year.byDiscipline'),
          of: t('list.disciplineLabel'),
          rows: disciplines.map((row) => ({
            ...row,
            id: row.discipline,
            name: t(`discipline.${row.discipline}`),
          })),
        },
      ]}
    />
  );
}
