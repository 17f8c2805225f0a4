import type { PilotSeries } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { FlownFigures, useFlownTexts } from '@estela/kit/flown';
import { Link } from '@estela/runtime';
import { monthsOf } from './months.ts';

interface SeriesViewProps {
  series: PilotSeries;
  isOwn: boolean;
}

export function SeriesView({ series, isOwn }: SeriesViewProps) {
  const { t } = useTranslation('social');
  const { monthName } = useFlownTexts('social:flown');
  const { from, to, days, disciplines, spots } = series;
  return (
    <FlownFigures
      texts="social:flown"
      from={from}
      to={to}
      days={days}
      panels={[
        {
          title: t('flown.months'),
          of: t('flown.month'),
          rows: monthsOf(series).map((row) => ({ ...row, id: row.month, name: monthName(row.month) })),
        },
        {
          title: t('flown.disciplines'),
          of: t('flown.discipline'),
          rows: disciplines.map((row) => ({
            ...row,
            id: row.discipline,
            name: t(`discipline.${row.discipline}`),
          })),
        },
        {
          title: t(isOwn ? 'flown.ownSpots' : 'flown.spots'),
          of: t('fact.spot'),
          rows: spots.map(({ spot, ...row }) => ({
            ...row,
            id: spot._id,
            name: <Link to={paths.spot(spot._id)}>{spot.name}</Link>,
          })),
        },
      ]}
    />
  );
}
