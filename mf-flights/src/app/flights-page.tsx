import { lazyPage } from '@estela/runtime';
import { EntityPage } from '@estela/runtime/entity';
import { FlightList } from '../features/flight-list/flight-list.tsx';

const FlightFormPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "flight-form-page" */ './flight-form-page.tsx')).FlightFormPage,
);

export function FlightsPage() {
  return (
    <EntityPage texts="flights:list" form={FlightFormPage}>
      <FlightList />
    </EntityPage>
  );
}
