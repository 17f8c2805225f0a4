import { useSession } from '@estela/api';
import { useGetSpotQuery } from '@estela/api/spots';
import { useTranslation } from '@estela/i18n';
import { EntityLoader } from '@estela/kit/entity';
import { SkeletonList } from '@estela/ui';
import { SpotGallery } from './spot-gallery.tsx';
import { SpotMissing } from './spot-missing.tsx';
import { SpotSafety } from './spot-safety.tsx';
import { SpotSections } from './spot-sections.tsx';
import { SpotSide } from './spot-side.tsx';

/** All of a spot's page below its header, for a card over a map. */
export function SpotDetails({ id }: { id: string }) {
  const { t } = useTranslation('spots');
  const { user } = useSession();
  return (
    <EntityLoader
      query={useGetSpotQuery(id)}
      texts={{ failed: t('form.failed') }}
      missing={<SpotMissing />}
      skeleton={<SkeletonList of="note" count={2} />}
    >
      {(spot) => {
        const isOwn = spot.owner._id === user?._id;
        return (
          <>
            <SpotSafety spot={spot} isOwn={isOwn} />
            {/* The map shows where it is. */}
            {spot.photos.length > 0 && <SpotGallery spot={spot} isOwn={isOwn} />}
            <SpotSections spot={spot} />
            <SpotSide spot={spot} isOwn={isOwn} />
          </>
        );
      }}
    </EntityLoader>
  );
}
