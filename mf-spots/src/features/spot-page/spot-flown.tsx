import type { SpotFlown as Flown } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Identity, Section, Stat, StatGroup } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import styles from './spot-words.module.css';

/** The number of flights here, and their pilots, as far as the viewer may see them. */
export function SpotFlown({ flown: { flights, lastFlownAt, pilotCount, pilots } }: { flown: Flown }) {
  const { t } = useTranslation('spots');
  const { number, relative } = useFormat();
  if (!lastFlownAt) return null;
  return (
    <Section title={t('flown.title')}>
      <StatGroup>
        <Stat label={t('flown.flights')} value={number(flights)} tone="signal" />
        <Stat label={t('flown.pilots')} value={number(pilotCount)} />
        <Stat label={t('flown.last')} value={<time dateTime={lastFlownAt}>{relative(lastFlownAt)}</time>} />
      </StatGroup>
      <PlainList className={styles.pilots}>
        {pilots.map((pilot) => (
          <li key={pilot._id}>
            <Identity
              name={pilot.name}
              src={pilot.profilePicture}
              title={<Link to={paths.dashboard(pilot.username)}>{pilot.name}</Link>}
              detail={t('flown.by', { count: pilot.flights, formatted: number(pilot.flights) })}
            />
          </li>
        ))}
      </PlainList>
      {pilotCount > pilots.length && (
        <p className={styles.note}>
          {t('flown.more', {
            count: pilotCount - pilots.length,
            formatted: number(pilotCount - pilots.length),
          })}
        </p>
      )}
    </Section>
  );
}
