import { useGetSpotQuery } from '@estela/api/spots';
import { paths } from '@estela/contracts/paths';
import { pictureSources } from '@estela/contracts/pictures';
import type { SlotProps } from '@estela/contracts/slots';
import { useFormat, useTranslation } from '@estela/i18n';
import { MapThumb } from '@estela/maps';
import { usePlatform } from '@estela/runtime';
import { EntityLine } from '@estela/runtime/entity-view';
import { Cover } from '@estela/ui';
import { PlaceWords } from '../../components/country/place-words.tsx';
import styles from './spot-line.module.css';

/** A spot in the page of another area: where it is, how much is flown there, and the way to it. */
export function SpotLine({ id }: SlotProps<'spotCard'>) {
  const { t } = useTranslation('spots');
  const { number } = useFormat();
  const { settings } = usePlatform();
  return (
    <EntityLine
      label={t('page.title')}
      query={useGetSpotQuery(id)}
      hidden={t('page.missingText')}
      failed={t('form.failed')}
    >
      {({ name, location, photos: [photo], flown }) => ({
        picture: photo ? (
          <Cover {...pictureSources(photo.url)} sizes="7rem" seed={id} ratio="4/3" />
        ) : (
          <MapThumb
            className={styles.map}
            point={location}
            settings={settings}
            approximate={location.precision === 'area'}
          />
        ),
        to: paths.spot(id),
        name,
        details: [
          (location.address || location.country) && <PlaceWords location={location} />,
          flown && flown.flights > 0
            ? t('flown.by', { count: flown.flights, formatted: number(flown.flights) })
            : '',
        ].filter(Boolean),
      })}
    </EntityLine>
  );
}
