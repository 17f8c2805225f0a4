import { useGetDroneQuery } from '@estela/api/gear';
import type { Drone } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { EntityLoader } from '@estela/kit/entity';
import { usePilotId } from '@estela/kit/pilot-id';
import { PageHead } from '@estela/runtime';
import type { ReactNode } from 'react';
import { DroneMissing } from './drone-missing.tsx';
import { DroneSkeleton } from './drone-skeleton.tsx';

interface DroneLoaderProps {
  id: string;
  children: (drone: Drone, isOwn: boolean) => ReactNode;
}

export function DroneLoader({ id, children }: DroneLoaderProps) {
  const { t } = useTranslation('gear');
  const pilotId = usePilotId();
  const query = useGetDroneQuery(id);
  return (
    <>
      {!query.currentData && <h1 className="e-visually-hidden">{t('drone.title')}</h1>}
      <EntityLoader
        query={query}
        texts={{ failed: t('form.failed') }}
        missing={<DroneMissing />}
        skeleton={<DroneSkeleton />}
      >
        {(drone) => (
          <>
            <PageHead title={drone.name} />
            {children(drone, drone.owner._id === pilotId)}
          </>
        )}
      </EntityLoader>
    </>
  );
}
