import { EntityPage } from '@estela/kit/entity';
import { lazyPage } from '@estela/runtime';
import { useQueryState } from '@estela/runtime/query-state';
import { useRef } from 'react';
import { DroppedLogs } from '../components/dropped-logs.ts';
import { logBookParams } from '../components/flight-list-params.ts';
import { ImportButton } from '../features/flight-csv/import-button.tsx';
import { FlightList } from '../features/flight-list/flight-list.tsx';
import { ListDrop } from '../features/flight-list/list-drop.tsx';
import { YearPlace, YearToggle } from '../features/flight-year/year-toggle.tsx';

const FlightFormPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "flight-form-page" */ './flight-form-page.tsx')).FlightFormPage,
);

const LogBook = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "flight-log-book" */ '../features/log-book/log-book.tsx')).LogBook,
);

export function FlightsPage() {
  const { print } = useQueryState(logBookParams).query;
  const dropped = useRef<File[]>([]);
  if (print) return <LogBook />;
  return (
    <DroppedLogs value={dropped}>
      <EntityPage
        texts="flights:list"
        form={FlightFormPage}
        actions={
          <>
            <YearToggle />
            <ImportButton />
          </>
        }
      >
        <YearPlace />
        <FlightList />
        <ListDrop />
      </EntityPage>
    </DroppedLogs>
  );
}
