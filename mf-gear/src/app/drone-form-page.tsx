import { skipToken } from '@estela/api';
import {
  useCreateDroneMutation,
  useGetDroneQuery,
  useUpdateDroneMutation,
  useUploadDroneImageMutation,
} from '@estela/api/gear';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { EntityFormPage } from '@estela/runtime/entity-form';
import { DroneFields } from '../features/drone-form/drone-fields.tsx';
import { droneFormSchema } from '../features/drone-form/drone-form-schema.ts';
import { newDroneValues, toInput, valuesOf } from '../features/drone-form/drone-values.ts';

export function DroneFormPage({ id }: { id: string | undefined }) {
  const { t } = useTranslation('gear');
  const [create] = useCreateDroneMutation();
  const [update] = useUpdateDroneMutation();
  const [upload] = useUploadDroneImageMutation();
  return (
    <EntityFormPage
      id={id}
      query={useGetDroneQuery(id ?? skipToken)}
      listPath={paths.drones()}
      texts={{
        title: t(id ? 'form.editTitle' : 'form.newTitle'),
        lead: t(id ? 'form.editLead' : 'form.newLead'),
        submit: t(id ? 'form.save' : 'form.create'),
        saved: t(id ? 'form.updated' : 'form.created'),
        missing: t('form.missingTitle'),
        missingHint: t('form.missingText'),
        back: t('form.back'),
        failed: t('form.errorTitle'),
      }}
      schema={droneFormSchema}
      newValues={newDroneValues}
      toValues={valuesOf}
      toInput={toInput}
      create={create}
      update={update}
      picture={{ field: 'image', upload, failed: t('form.photoFailed'), cancelled: t('form.photoCancelled') }}
    >
      {(drone, picture) => <DroneFields image={drone?.image ?? null} picture={picture} />}
    </EntityFormPage>
  );
}
