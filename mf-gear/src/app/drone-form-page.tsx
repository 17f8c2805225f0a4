import { skipToken } from '@estela/api';
import {
  useCreateDroneMutation,
  useGetDroneQuery,
  useUpdateDroneMutation,
  useUploadDroneImageMutation,
} from '@estela/api/gear';
import { paths } from '@estela/contracts/paths';
import { EntityFormPage } from '@estela/runtime/entity-form';
import { DroneFields } from '../features/drone-form/drone-fields.tsx';
import { droneFormSchema } from '../features/drone-form/drone-form-schema.ts';
import { newDroneValues, toInput, valuesOf } from '../features/drone-form/drone-values.ts';

export function DroneFormPage({ id }: { id: string | undefined }) {
  const [create] = useCreateDroneMutation();
  const [update] = useUpdateDroneMutation();
  const [upload] = useUploadDroneImageMutation();
  return (
    <EntityFormPage
      id={id}
      query={useGetDroneQuery(id ?? skipToken)}
      listPath={paths.drones()}
      texts="gear:form"
      schema={droneFormSchema}
      newValues={newDroneValues}
      toValues={valuesOf}
      toInput={toInput}
      create={create}
      update={update}
      picture={{ field: 'image', upload }}
    >
      {(drone, picture) => <DroneFields image={drone?.image ?? null} picture={picture} />}
    </EntityFormPage>
  );
}
