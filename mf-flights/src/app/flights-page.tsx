import { lazyPage } from '@estela/runtime';
import { EntityPage } from '@estela/runtime/entity';
import { FlightList } from '../features/flight-list/flight-list.tsx';
import { YearPlace, YearToggle } from '../features/flight-year/year-toggle.tsx';

const FlightFormPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "flight-form-page" */ './flight-form-page.tsx')).FlightFormPage,
);

export function FlightsPage() {
  return (
    <EntityPage texts="flights:list" form={FlightFormPage} actions={<YearToggle />}>
      <YearPlace />
      <FlightList />
    </EntityPage>
  );
}
