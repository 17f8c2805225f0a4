import { useListDronesQuery } from '@estela/api/gear';
import type { Drone } from '@estela/contracts';
import { lazyPage } from '@estela/runtime';
import { EntityListPage } from '@estela/runtime/entity';
import { SkeletonList } from '@estela/ui';
import { HangarTabs } from '../components/hangar-tabs.tsx';
import { DroneCard } from '../features/drone-list/drone-card.tsx';

const DroneFormPage = lazyPage(
  async () => (await import(/* webpackChunkName: "drone-form-page" */ './drone-form-page.tsx')).DroneFormPage,
);

export function DronesPage() {
  return (
    <EntityListPage
      texts="gear:drones"
      form={DroneFormPage}
      tabs={<HangarTabs value="drones" />}
      useList={useListDronesQuery}
      skeleton={<SkeletonList ratio="4/3" />}
      illustration="bench"
    >
      {(drone: Drone) => <DroneCard drone={drone} />}
    </EntityListPage>
  );
}
