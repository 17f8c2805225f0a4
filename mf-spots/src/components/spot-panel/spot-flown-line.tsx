import { useGetSpotQuery, useListSpotFlightsInfiniteQuery } from '@estela/api/spots';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Skeleton } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { FlownWeather } from './flown-weather.tsx';
import styles from './spot-panel.module.css';

/** As many as fit into a card. */
const latest = 3;

/** The number of flights at the spot, and the latest ones, of those that the viewer may see. */
export function SpotFlownLine({ id }: { id: string }) {
  const { t } = useTranslation('spots');
  const { number, relative } = useFormat();
  const { currentData: spot, isError } = useGetSpotQuery(id);
  const flights = useListSpotFlightsInfiniteQuery({ id, limit: latest });
  const flown = spot?.flown;
  if (isError) return <p className={styles.facts}>{t('flights.failed')}</p>;
  if (!flown) return <Skeleton width="10rem" />;
  if (flown.flights === 0) return <p className={styles.facts}>{t('map.neverFlown')}</p>;
  return (
    <div className={styles.facts}>
      <p>{t('map.flown', { count: flown.flights, formatted: number(flown.flights) })}</p>
      {!flights.currentData && flights.isError && <p>{t('flights.failed')}</p>}
      <PlainList className={styles.flights}>
        {flights.currentData?.pages[0]?.items.map(({ _id, title, recordedAt, weather }) => (
          <li key={_id}>
            <span>
              <Link to={paths.flight(_id)}>{title}</Link>
              <FlownWeather weather={weather} className={styles.weather} />
            </span>
            <time dateTime={recordedAt}>{relative(recordedAt)}</time>
          </li>
        ))}
      </PlainList>
    </div>
  );
}
