import type { FlyDay } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { fromList } from '@estela/kit/entity';
import { Link } from '@estela/runtime';
import { Card, Inline } from '@estela/ui';
import { MapPin } from 'lucide-react';
import { DayTile } from './day-tile.tsx';
import { FlyDayBadges } from './fly-day-badges.tsx';
import styles from './fly-day-card.module.css';
import { useGoingText } from './going-text.ts';
import { useWhenText } from './when-text.ts';

interface FlyDayCardProps {
  day: FlyDay;
  headingLevel?: 2 | 3;
  /** Shows the group, for lists with fly-days of several groups. */
  withGroup?: boolean;
}

/** A fly-day in a list: when, where, how many come, and the viewer's answer. */
export function FlyDayCard({ day, headingLevel = 2, withGroup = false }: FlyDayCardProps) {
  const when = useWhenText();
  const going = useGoingText();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { _id, group, title, at, until, spot, cancelled, over } = day;
  return (
    <Card as="article" interactive className={styles.card}>
      <DayTile at={at} isFaded={over || cancelled} />
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link className={styles.link} to={paths.flyDay(group._id, _id)} state={fromList}>
            {title}
          </Link>
        </Heading>
        <p className={styles.when}>
          <time dateTime={at}>{when({ at, until })}</time>
        </p>
        {spot && (
          <p className={styles.fact}>
            <MapPin className={styles.icon} aria-hidden="true" />
            {spot.name}
          </p>
        )}
        <p className={styles.fact}>
          {going(day)}
          {withGroup && ` · ${group.name}`}
        </p>
        <Inline>
          <FlyDayBadges day={day} />
        </Inline>
      </div>
    </Card>
  );
}
