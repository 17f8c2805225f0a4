import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { PageHead, useNavigate } from '@estela/runtime';
import { useFormPlace } from '@estela/runtime/query-state';
import { Page, PageHeader, toast } from '@estela/ui';
import { EditedFlight } from '../features/flight-form/edited-flight.tsx';
import { FlightForm } from '../features/flight-form/flight-form.tsx';

interface FlightFormPageProps {
  /** The flight to change; without one a new flight is logged. */
  id?: string | undefined;
}

export function FlightFormPage({ id }: FlightFormPageProps) {
  const { t } = useTranslation('flights');
  const navigate = useNavigate();
  const { close } = useFormPlace();
  const title = t(id ? 'form.editTitle' : 'form.newTitle');

  function leave(flightId = id) {
    // In the form's place: Back from the flight must not open an old form again.
    if (flightId) navigate(paths.flight(flightId), { replace: true });
    else close();
  }

  function saved(flightId: string) {
    toast({ tone: 'success', text: t(id ? 'form.updated' : 'form.created') });
    leave(flightId);
  }

  return (
    <Page>
      <PageHead title={title} />
      <PageHeader title={title} lead={t(id ? 'form.editLead' : 'form.newLead')} />
      {id ? (
        <EditedFlight id={id}>
          {(flight) => (
            <FlightForm flight={flight} onSaved={({ _id }) => saved(_id)} onCancel={() => leave()} />
          )}
        </EditedFlight>
      ) : (
        <FlightForm onSaved={({ _id }) => saved(_id)} onCancel={() => leave()} />
      )}
    </Page>
  );
}
