import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { OwnerCard } from '@estela/kit/entity-view';
import { usePlannedTime } from '../../components/airspace/use-planned-time.ts';
import { SunTimes } from '../../components/sun/sun-times.tsx';
import { SpotDirections } from './spot-directions.tsx';
import { SpotSeason } from './spot-season.tsx';

interface SpotSideProps {
  spot: Spot;
  isOwn: boolean;
}

/** Facts about a spot, each a card of its own. */
export function SpotSide({ spot, isOwn }: SpotSideProps) {
  const { t } = useTranslation('spots');
  const { at = new Date().toISOString() } = usePlannedTime();
  return (
    <>
      {!isOwn && <OwnerCard owner={spot.owner} label={t('page.pilot')} />}
      <SpotDirections spot={spot} isOwn={isOwn} />
      <SpotSeason months={spot.bestMonths} />
      <SunTimes lat={spot.location.lat} lng={spot.location.lng} at={at} />
    </>
  );
}
