import { skipToken } from '@estela/api';
import { useFlightsAtSpotInfiniteQuery, useFlightsOfPilotInfiniteQuery } from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { SkeletonList } from '@estela/ui';
import { useNearView } from '../../../components/use-near-view.ts';
import styles from './flight-rail.module.css';
import { FlightRail } from './flight-rail.tsx';

/** One more than is shown, as the flight of the page is among them. */
const limit = 7;

interface MoreFlightsProps {
  flight: Flight;
  isOwn: boolean;
}

/** More flights of the same pilot, and of the same spot if the viewer may see it. */
export function MoreFlights({ flight: { _id, owner, spot }, isOwn }: MoreFlightsProps) {
  const { t } = useTranslation('flights');
  const { place, isNear } = useNearView();
  const ofPilot = useFlightsOfPilotInfiniteQuery(isNear ? { id: owner._id, limit } : skipToken);
  const atSpot = useFlightsAtSpotInfiniteQuery(isNear && spot ? { id: spot._id, limit } : skipToken);
  if (!isNear)
    return (
      <div ref={place} className={styles.rails}>
        <SkeletonList of="card" count={3} />
      </div>
    );
  return (
    <div className={styles.rails}>
      <FlightRail
        query={ofPilot}
        without={_id}
        title={isOwn ? t('more.own') : t('more.ofPilot', { name: owner.name })}
        all={{
          to: isOwn ? paths.flights() : paths.pilotFlights(owner.username),
          label: t('more.allOf', { name: owner.name }),
        }}
        none={isOwn ? t('more.noneOwn') : t('more.noneOfPilot', { name: owner.name })}
      />
      {spot && (
        <FlightRail
          query={atSpot}
          without={_id}
          title={t('more.atSpot', { name: spot.name })}
          all={{ to: paths.spot(spot._id), label: t('more.allAt', { name: spot.name }) }}
          none={t('more.noneAtSpot', { name: spot.name })}
        />
      )}
    </div>
  );
}
