import { EntityPage } from '@estela/kit/entity';
import { lazyPage } from '@estela/runtime';
import { HangarTabs } from '../components/hangar-tabs.tsx';
import { DroneList } from '../features/drone-list/drone-list.tsx';
import { CalendarButton } from '../features/upkeep/calendar-button.tsx';
import { DuePanel } from '../features/upkeep/due-panel.tsx';

const DroneFormPage = lazyPage(
  async () => (await import(/* webpackChunkName: "drone-form-page" */ './drone-form-page.tsx')).DroneFormPage,
);

export function DronesPage() {
  return (
    <EntityPage
      texts="gear:drones"
      form={DroneFormPage}
      tabs={<HangarTabs value="drones" />}
      actions={<CalendarButton />}
    >
      <DuePanel />
      <DroneList />
    </EntityPage>
  );
}
