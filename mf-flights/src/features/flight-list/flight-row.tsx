import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { pictureSources } from '@estela/contracts/pictures';
import { useFormat } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { fromList, VisibilityBadge } from '@estela/runtime/entity';
import { Cover } from '@estela/ui';
import { FlightActions } from '../../components/flight-actions.tsx';
import { FlightFavorite } from '../../components/flight-favorite.tsx';
import { FlightPlace } from '../../components/flight-place.tsx';
import styles from './flight-row.module.css';

/** A flight in the compact list. */
export function FlightRow({ flight }: { flight: Flight }) {
  const format = useFormat();
  return (
    <article className={styles.row}>
      <Cover className={styles.picture} {...pictureSources(flight.poster)} sizes="6rem" seed={flight._id} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={paths.flight(flight._id)} state={fromList}>
            {flight.title}
          </Link>
        </h2>
        <FlightPlace flight={flight} />
      </div>
      <p className={styles.facts}>
        <time dateTime={flight.recordedAt} title={format.dateTime(flight.recordedAt)}>
          {format.date(flight.recordedAt)}
        </time>
        <span className={styles.duration}>
          {flight.durationSeconds !== null && format.duration(flight.durationSeconds)}
        </span>
      </p>
      <span className={styles.visibility}>
        <VisibilityBadge visibility={flight.visibility} />
      </span>
      <span className={styles.actions}>
        <FlightFavorite flight={flight} />
        <FlightActions flight={flight} />
      </span>
    </article>
  );
}
