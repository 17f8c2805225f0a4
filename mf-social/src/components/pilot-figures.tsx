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
    const to = of && pathOf(figure, of);
    if (!to) return t(`stat.${figure}`);
    return (
      <Link className={styles.link} to={to}>
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

/** Whom others follow and who follows them has no page. */
function pathOf(figure: FigureName, { username, isOwn }: { username: string; isOwn: boolean }) {
  switch (figure) {
    case 'flights':
      return isOwn ? paths.flights() : paths.pilotFlights(username);
    case 'drones':
      return isOwn ? paths.drones() : paths.pilotDrones(username);
    default:
      return isOwn ? paths[figure]() : undefined;
  }
}
