import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { OwnerCard } from '@estela/runtime/entity-view';
import { SpotDirections } from './spot-directions.tsx';
import { SpotSeason } from './spot-season.tsx';
import { SpotSun } from './spot-sun.tsx';

interface SpotSideProps {
  spot: Spot;
  isOwn: boolean;
}

/** Facts about a spot, each a card of its own. */
export function SpotSide({ spot, isOwn }: SpotSideProps) {
  const { t } = useTranslation('spots');
  return (
    <>
      {!isOwn && <OwnerCard owner={spot.owner} label={t('page.pilot')} />}
      <SpotDirections spot={spot} isOwn={isOwn} />
      <SpotSeason months={spot.bestMonths} />
      <SpotSun location={spot.location} />
    </>
  );
}
