import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { PageHead, useNavigate } from '@estela/runtime';
import { Page, PageHeader, toast } from '@estela/ui';
import { DroneForm } from '../features/drone-form/drone-form.tsx';
import { EditedDrone } from '../features/drone-form/edited-drone.tsx';

interface DroneFormPageProps {
  /** The drone to change; without one a new drone is added. */
  id?: string | undefined;
}

export function DroneFormPage({ id }: DroneFormPageProps) {
  const { t } = useTranslation('gear');
  const navigate = useNavigate();
  const title = t(id ? 'form.editTitle' : 'form.newTitle');

  function leave() {
    // In the form's place: Back from the hangar must not open an old form again.
    navigate(paths.drones(), { replace: true });
  }

  function saved() {
    toast({ tone: 'success', text: t(id ? 'form.updated' : 'form.created') });
    leave();
  }

  return (
    <Page>
      <PageHead title={title} />
      <PageHeader title={title} lead={t(id ? 'form.editLead' : 'form.newLead')} />
      {id ? (
        <EditedDrone id={id}>
          {(drone) => <DroneForm drone={drone} onSaved={saved} onCancel={leave} />}
        </EditedDrone>
      ) : (
        <DroneForm onSaved={saved} onCancel={leave} />
      )}
    </Page>
  );
}
