import type { BestDay, BestFlight, PilotBests } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Section, Stat, StatGroup } from '@estela/ui';
import styles from './flown.module.css';

interface BestsListProps {
  bests: PilotBests;
  isOwn: boolean;
}

/** Personal bests, each with the flight or the day it is from. */
export function BestsList({ bests, isOwn }: BestsListProps) {
  const { t } = useTranslation('social');
  const { figure, number, date } = useFormat();
  const { longest, highest, fastest, flightsInDay, packsInDay } = bests;
  const flight = (name: string, best: BestFlight | null, of: (value: number) => Figure) =>
    best && {
      name,
      ...of(best.value),
      from: <Link to={paths.flight(best.flight._id)}>{best.flight.title}</Link>,
    };
  const day = (name: string, best: BestDay | null) =>
    best && { name, value: number(best.value), unit: '', from: date(best.day) };
  const shown = [
    flight('longest', longest, figure.duration),
    flight('highest', highest, figure.distance),
    flight('fastest', fastest, figure.speed),
    isOwn ? day('packsInDay', packsInDay) : null,
    day('flightsInDay', flightsInDay),
  ].filter((best) => best !== null);
  if (shown.length === 0) return null;
  return (
    <Section title={t('flown.bests')}>
      <StatGroup>
        {shown.map(({ name, value, unit, from }) => (
          <Stat
            key={name}
            value={value}
            unit={unit}
            label={
              <span className={styles.best}>
                <span>{t(`flown.best.${name}`)}</span>
                {from}
              </span>
            }
          />
        ))}
      </StatGroup>
    </Section>
  );
}

interface Figure {
  value: string;
  unit: string;
}
