import { useGetSpotQuery } from '@estela/api/spots';
import { paths } from '@estela/contracts/paths';
import type { SlotProps } from '@estela/contracts/slots';
import { useFormat, useTranslation } from '@estela/i18n';
import { EntityLine } from '@estela/kit/entity-view';
import { SpotPicture } from '@estela/maps/spot-picture';
import { usePlatform } from '@estela/runtime';
import { PlaceWords } from '../../components/country/place-words.tsx';

/** A spot on a page of another area: its place, its number of flights, and a link to it. */
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
      {(spot) => ({
        picture: <SpotPicture spot={spot} settings={settings} ratio="4/3" sizes="7rem" small />,
        to: paths.spot(id),
        name: spot.name,
        details: [
          (spot.location.address || spot.location.country) && <PlaceWords location={spot.location} />,
          spot.flown && spot.flown.flights > 0
            ? t('flown.by', { count: spot.flown.flights, formatted: number(spot.flown.flights) })
            : '',
        ].filter(Boolean),
      })}
    </EntityLine>
  );
}
