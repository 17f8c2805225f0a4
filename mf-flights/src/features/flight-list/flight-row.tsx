import type { Flight } from '@estela/contracts';
import { pictureSources } from '@estela/contracts/pictures';
import { useFormat } from '@estela/i18n';
import { VisibilityBadge } from '@estela/kit/entity';
import { Cover } from '@estela/ui';
import { FlightActions } from '../../components/flight-actions.tsx';
import { FlightFavorite } from '../../components/flight-favorite.tsx';
import { FlightPlace } from '../../components/flight-place.tsx';
import styles from './flight-row.module.css';
import { FlightTitle } from './flight-title.tsx';
import { useSelection } from './selection.ts';

/** A flight in the compact list. */
export function FlightRow({ flight }: { flight: Flight }) {
  const format = useFormat();
  const isChoosing = useSelection() !== undefined;
  return (
    <article className={styles.row}>
      <Cover
        className={styles.picture}
        {...pictureSources(flight.poster)}
        alt={flight.posterAlt}
        sizes="6rem"
        seed={flight._id}
      />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <FlightTitle flight={flight} />
        </h2>
        <FlightPlace flight={flight} />
      </div>
      <div className={styles.foot}>
        <p className={styles.facts}>
          <time dateTime={flight.recordedAt} title={format.dateTime(flight.recordedAt)}>
            {format.date(flight.recordedAt)}
          </time>
          <span className={styles.duration}>
            {flight.durationSeconds !== null && format.duration(flight.durationSeconds)}
          </span>
        </p>
        <span className={styles.visibility}>
          <VisibilityBadge visibility={flight.visibility} hidden={flight.hidden} />
        </span>
      </div>
      <span className={styles.actions}>
        {!isChoosing && (
          <>
            <FlightFavorite flight={flight} />
            <FlightActions flight={flight} />
          </>
        )}
      </span>
    </article>
  );
}
