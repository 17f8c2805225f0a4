import type { Dashboard } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Skeleton, Stat, StatGroup } from '@estela/ui';
import styles from './pilot-figures.module.css';

interface PilotFiguresProps {
  /** Undefined while they are on their way: their places are there already. */
  stats: Dashboard['stats'] | undefined;
  /** Whose they are; without it they lead nowhere. */
  of?: { username: string; isOwn: boolean } | undefined;
}

const figures = ['flights', 'drones', 'followers', 'following'] as const;
type FigureName = (typeof figures)[number];

export function PilotFigures({ stats, of }: PilotFiguresProps) {
  const { t } = useTranslation('social');
  const { number } = useFormat();
  const nameOf = (figure: FigureName) => {
    if (!of) return t(`stat.${figure}`);
    return (
      <Link className={styles.link} to={pathOf(figure, of)}>
        {t(`stat.${figure}`)}
      </Link>
    );
  };
  return (
    <StatGroup>
      {figures.map((figure) => (
        <Stat
          key={figure}
          tone={figure === 'flights' ? 'signal' : 'plain'}
          label={nameOf(figure)}
          value={stats ? number(stats[figure]) : <Skeleton shape="block" width="2ch" height="1lh" />}
        />
      ))}
    </StatGroup>
  );
}

const places = {
  flights: { own: paths.flights, of: paths.pilotFlights },
  drones: { own: paths.drones, of: paths.pilotDrones },
  followers: { own: paths.followers, of: paths.pilotFollowers },
  following: { own: paths.following, of: paths.pilotFollowing },
};

function pathOf(figure: FigureName, { username, isOwn }: { username: string; isOwn: boolean }) {
  return isOwn ? places[figure].own() : places[figure].of(username);
}
