import type { PilotSeries } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Section } from '@estela/ui';
import { useFlownTexts } from '../../../components/use-flown-texts.ts';
import { BarTable } from './bar-table.tsx';
import { DayTable } from './day-table.tsx';
import styles from './flown.module.css';
import { HeatMap } from './heat-map.tsx';
import { monthsOf } from './months.ts';

interface SeriesViewProps {
  series: PilotSeries;
  isOwn: boolean;
}

export function SeriesView({ series, isOwn }: SeriesViewProps) {
  const { t } = useTranslation('social');
  const { sum, monthName } = useFlownTexts();
  const { days, disciplines, spots } = series;
  const flights = days.reduce((total, day) => total + day.flights, 0);
  const seconds = days.reduce((total, day) => total + day.seconds, 0);
  return (
    <>
      <p className={styles.total}>{sum({ flights, seconds })}</p>
      <HeatMap key={`${series.from} ${series.to}`} series={series} />
      {days.length > 0 && <DayTable days={days} />}
      <div className={styles.panels}>
        <Section level={3} title={t('flown.months')}>
          <BarTable
            of={t('flown.month')}
            rows={monthsOf(series).map((row) => ({ ...row, id: row.month, name: monthName(row.month) }))}
          />
        </Section>
        {disciplines.length > 0 && (
          <Section level={3} title={t('flown.disciplines')}>
            <BarTable
              of={t('flown.discipline')}
              rows={disciplines.map((row) => ({
                ...row,
                id: row.discipline,
                name: t(`discipline.${row.discipline}`),
              }))}
            />
          </Section>
        )}
        {spots.length > 0 && (
          <Section level={3} title={t(isOwn ? 'flown.ownSpots' : 'flown.spots')}>
            <BarTable
              of={t('fact.spot')}
              rows={spots.map(({ spot, ...row }) => ({
                ...row,
                id: spot._id,
                name: <Link to={paths.spot(spot._id)}>{spot.name}</Link>,
              }))}
            />
          </Section>
        )}
      </div>
    </>
  );
}
