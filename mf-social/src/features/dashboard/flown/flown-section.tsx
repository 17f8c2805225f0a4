import { errorOf, errorText } from '@estela/api';
import { useGetPilotBestsQuery, useGetPilotSeriesQuery } from '@estela/api/social';
import { useTranslation } from '@estela/i18n';
import { ownTimeZone, today } from '@estela/kit/flown';
import { ErrorState, Section, Skeleton } from '@estela/ui';
import { FilterSelect } from '@estela/ui/filter-select';
import { useState } from 'react';
import type { ShownTo } from '../recent-section.tsx';
import { BestsList } from './bests-list.tsx';
import styles from './flown.module.css';
import { SeriesView } from './series-view.tsx';

/** What a pilot flew in a year, and their bests: pictures whose figures can be read too. */
export function FlownSection({ pilot, isOwn, preview }: ShownTo) {
  const { t } = useTranslation('social');
  const [year, setYear] = useState('');
  const asked = { id: pilot._id, tz: ownTimeZone(), as: preview };
  const range = year ? { from: `${year}-01-01`, to: `${year}-12-31` } : {};
  const series = useGetPilotSeriesQuery({ ...asked, ...range });
  const bests = useGetPilotBestsQuery(asked);
  // Nor do the figures of another year stand for those of the chosen one.
  const failed = [series, bests].find(({ currentData, error }) => error && !currentData);
  if (failed)
    return (
      <ErrorState
        headingLevel={2}
        compact
        title={t('flown.failed')}
        text={errorText(errorOf(failed.error), t)}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  // Other flights may have gone since the page was read.
  if (bests.data && !bests.data.firstDay) return null;
  return (
    <>
      <Section
        title={t('flown.title')}
        actions={
          <FilterSelect
            label={t('flown.period')}
            values={yearsSince(bests.data?.firstDay)}
            labelOf={(value) => value}
            value={year}
            any={t('flown.lastYear')}
            onChange={setYear}
          />
        }
      >
        <div className={styles.series} aria-busy={series.isFetching}>
          {series.data ? (
            <SeriesView series={series.data} isOwn={isOwn} />
          ) : (
            <Skeleton shape="block" height="24rem" />
          )}
        </div>
      </Section>
      {bests.data && <BestsList bests={bests.data} isOwn={isOwn} />}
    </>
  );
}

/** Newest first. */
function yearsSince(firstDay: string | null | undefined): string[] {
  const last = Number(today().slice(0, 4));
  const first = firstDay ? Number(firstDay.slice(0, 4)) : last;
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => String(last - index));
}
