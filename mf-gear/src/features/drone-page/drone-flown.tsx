import type { Drone } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, Inline, Section, Stat, StatGroup } from '@estela/ui';
import { List, Plus } from 'lucide-react';
import styles from './drone-words.module.css';

interface DroneFlownProps {
  id: string;
  flown: NonNullable<Drone['flown']>;
}

const secondsPerHour = 3_600;

/** How much its owner flew it, with a link to those flights. */
export function DroneFlown({ id, flown: { flights, seconds, last } }: DroneFlownProps) {
  const { t } = useTranslation('gear');
  const { number, date, relative } = useFormat();
  return (
    <Section
      title={t('flown.title')}
      actions={
        flights > 0 && (
          <Button as={Link} to={paths.flights({ drone: id })} size="sm" icon={<List aria-hidden="true" />}>
            {t('flown.all')}
          </Button>
        )
      }
    >
      {last ? (
        <>
          <StatGroup>
            <Stat label={t('flown.flights')} value={number(flights)} tone="signal" />
            <Stat
              label={t('flown.hours')}
              value={number(seconds / secondsPerHour, { maximumFractionDigits: 1 })}
              unit={t('flown.hoursUnit')}
            />
            <Stat
              label={t('flown.last')}
              value={<time dateTime={last.recordedAt}>{relative(last.recordedAt)}</time>}
            />
          </StatGroup>
          <p className={styles.text}>
            {t('flown.lastOne', { date: date(last.recordedAt) })}{' '}
            <Link to={paths.flight(last._id)}>{last.title}</Link>
          </p>
        </>
      ) : (
        <p className={styles.text}>{t('flown.none')}</p>
      )}
      <Inline>
        <Button
          as={Link}
          to={paths.flights({ new: true, drone: id })}
          size="sm"
          icon={<Plus aria-hidden="true" />}
        >
          {t('flown.log')}
        </Button>
      </Inline>
    </Section>
  );
}
