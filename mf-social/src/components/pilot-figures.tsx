import type { Dashboard } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Skeleton, Stat, StatGroup } from '@estela/ui';
import styles from './pilot-figures.module.css';

interface PilotFiguresProps {
  /** Undefined while they are on their way: their places are there already. */
  stats: Dashboard['stats'] | undefined;
  /** Lists of one's own are a click away; nobody else's are. */
  linked?: boolean;
}

const figures = [
  { id: 'flights', to: paths.flights() },
  { id: 'drones', to: paths.drones() },
  { id: 'followers', to: paths.followers() },
  { id: 'following', to: paths.following() },
] as const;

export function PilotFigures({ stats, linked = false }: PilotFiguresProps) {
  const { t } = useTranslation('social');
  const { number } = useFormat();
  const nameOf = ({ id, to }: (typeof figures)[number]) =>
    linked ? (
      <Link className={styles.link} to={to}>
        {t(`stat.${id}`)}
      </Link>
    ) : (
      t(`stat.${id}`)
    );
  return (
    <StatGroup>
      {figures.map((figure) => (
        <Stat
          key={figure.id}
          tone={figure.id === 'flights' ? 'signal' : 'plain'}
          label={nameOf(figure)}
          value={stats ? number(stats[figure.id]) : <Skeleton shape="block" width="2ch" height="1lh" />}
        />
      ))}
    </StatGroup>
  );
}
