import { useListDronesQuery } from '@estela/api/gear';
import { lazyPage } from '@estela/runtime';
import { EntityList, EntityPage, useListPage } from '@estela/runtime/entity';
import { SkeletonList } from '@estela/ui';
import { DroneCard } from '../features/drone-list/drone-card.tsx';

const DroneFormPage = lazyPage(
  async () => (await import(/* webpackChunkName: "drone-form-page" */ './drone-form-page.tsx')).DroneFormPage,
);

export function DronesPage() {
  return (
    <EntityPage texts="gear:drones" form={DroneFormPage}>
      <DroneList />
    </EntityPage>
  );
}

function DroneList() {
  const { request, paging } = useListPage();
  const query = useListDronesQuery(request);
  const skeleton = <SkeletonList ratio="4/3" />;
  return (
    <EntityList {...paging} texts="gear:drones" query={query} skeleton={skeleton} illustration="bench">
      {(drone) => <DroneCard drone={drone} />}
    </EntityList>
  );
}
