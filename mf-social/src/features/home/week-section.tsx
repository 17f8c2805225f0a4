import { errorOf, errorText } from '@estela/api';
import { useGetPilotSeriesQuery } from '@estela/api/social';
import type { FlownDay } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { addDays, daysOf, ownTimeZone, today, useFlownTexts, weekday } from '@estela/kit/flown';
import { ErrorState, Section, Skeleton, Stat, StatGroup } from '@estela/ui';
import { WeekDays } from './week-days.tsx';

interface WeekSectionProps {
  pilotId: string;
}

/** What was flown this week, Monday first, beside the week before. */
export function WeekSection({ pilotId }: WeekSectionProps) {
  const { t } = useTranslation('social');
  const monday = addDays(today(), -weekday(today()));
  const to = addDays(monday, 6);
  const { data, error, isFetching, refetch } = useGetPilotSeriesQuery({
    ...{ id: pilotId, tz: ownTimeZone(), from: addDays(monday, -7), to },
  });
  return (
    <Section title={t('home.week.title')}>
      {error && !data ? (
        <ErrorState
          compact
          headingLevel={3}
          title={t('home.week.failed')}
          text={errorText(errorOf(error), t)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <>
          <WeekFigures
            now={data && sumOf(data.days.filter(({ day }) => day >= monday))}
            before={data && sumOf(data.days.filter(({ day }) => day < monday))}
          />
          <WeekDays days={daysOf(monday, to)} flown={data?.days ?? []} />
        </>
      )}
    </Section>
  );
}

interface Flown {
  flights: number;
  seconds: number;
  packs: number;
}

function sumOf(days: FlownDay[]): Flown {
  const sum = { flights: 0, seconds: 0, packs: 0 };
  for (const { flights, seconds, packs } of days) {
    sum.flights += flights;
    sum.seconds += seconds;
    sum.packs += packs ?? 0;
  }
  return sum;
}

/** Undefined while they are on their way: their places are there already. */
function WeekFigures({ now, before }: { now: Flown | undefined; before: Flown | undefined }) {
  const { t } = useTranslation('social');
  const { number } = useFormat();
  const { time } = useFlownTexts('social:flown');
  const figures = [
    { name: 'flights', label: t('stat.flights'), text: number },
    { name: 'seconds', label: t('flown.time'), text: time },
    { name: 'packs', label: t('flown.packs'), text: number },
  ] as const;
  return (
    <StatGroup>
      {figures.map(({ name, label, text }) => (
        <Stat
          key={name}
          tone={name === 'flights' ? 'signal' : 'plain'}
          value={now ? text(now[name]) : <Skeleton shape="block" width="2ch" height="1lh" />}
          label={`${label} · ${t('home.week.before', { value: before ? text(before[name]) : '…' })}`}
        />
      ))}
    </StatGroup>
  );
}
