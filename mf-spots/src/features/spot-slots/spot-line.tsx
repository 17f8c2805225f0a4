import { errorOf } from '@estela/api';
import { useGetSpotQuery } from '@estela/api/spots';
import { paths } from '@estela/contracts/paths';
import { pictureSources } from '@estela/contracts/pictures';
import type { SlotProps } from '@estela/contracts/slots';
import { countryName, useFormat, useTranslation } from '@estela/i18n';
import { MapThumb } from '@estela/maps';
import { Link, usePlatform } from '@estela/runtime';
import { Button, Card, Cover, Skeleton } from '@estela/ui';
import styles from './spot-line.module.css';

/** A spot in the page of another area: where it is, how much is flown there, and the way to it. */
export function SpotLine({ id }: SlotProps<'spotCard'>) {
  const { t } = useTranslation('spots');
  const { language, number } = useFormat();
  const { settings } = usePlatform();
  const { currentData: spot, error, isFetching, refetch } = useGetSpotQuery(id);
  if (spot) {
    const { name, location, photos, flown } = spot;
    const [photo] = photos;
    const place = [location.address, countryName(location.country, language)].filter(Boolean).join(' · ');
    return (
      <Card as="section" aria-label={t('page.title')} className={styles.card}>
        <div className={styles.picture}>
          {photo ? (
            <Cover {...pictureSources(photo.url)} sizes="7rem" seed={id} ratio="4/3" />
          ) : (
            <MapThumb
              className={styles.map}
              point={location}
              settings={settings}
              approximate={location.precision === 'area'}
            />
          )}
        </div>
        <div className={styles.words}>
          <Link to={paths.spot(id)} className={styles.name}>
            {name}
          </Link>
          {place && <span className={styles.detail}>{place}</span>}
          {flown && flown.flights > 0 && (
            <span className={styles.detail}>
              {t('flown.by', { count: flown.flights, formatted: number(flown.flights) })}
            </span>
          )}
        </div>
      </Card>
    );
  }
  if (!error) return <Skeleton shape="block" height="6rem" />;
  const isHidden = errorOf(error)?.code === 'NOT_FOUND';
  return (
    <Card as="section" aria-label={t('page.title')}>
      <p className={styles.detail}>{t(isHidden ? 'page.missingText' : 'form.failed')}</p>
      {!isHidden && (
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      )}
    </Card>
  );
}
