import { useSession } from '@estela/api';
import { useGetSpotQuery } from '@estela/api/spots';
import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { EntityLoader } from '@estela/kit/entity';
import { PageHead } from '@estela/runtime';
import type { ReactNode } from 'react';
import { SpotMissing } from './spot-missing.tsx';
import { SpotSkeleton } from './spot-skeleton.tsx';

interface SpotLoaderProps {
  id: string;
  children: (spot: Spot, isOwn: boolean) => ReactNode;
}

export function SpotLoader({ id, children }: SpotLoaderProps) {
  const { t } = useTranslation('spots');
  const { user } = useSession();
  const query = useGetSpotQuery(id);
  return (
    <>
      {!query.currentData && <h1 className="e-visually-hidden">{t('page.title')}</h1>}
      <EntityLoader
        query={query}
        texts={{ failed: t('form.failed') }}
        missing={<SpotMissing />}
        skeleton={<SpotSkeleton />}
      >
        {(spot) => (
          <>
            <PageHead title={spot.name} />
            {children(spot, spot.owner._id === user?._id)}
          </>
        )}
      </EntityLoader>
    </>
  );
}
