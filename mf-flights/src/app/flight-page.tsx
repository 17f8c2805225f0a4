import { paths } from '@estela/contracts/paths';
import { useNavigate, useParams } from '@estela/runtime';
import { Page } from '@estela/ui';
import { FlightDetail } from '../features/flight-detail/flight-detail.tsx';

export function FlightPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <Page>
      <FlightDetail key={id} id={id} onDeleted={() => navigate(paths.flights(), { replace: true })} />
    </Page>
  );
}
