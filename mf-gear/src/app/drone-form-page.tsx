import { skipToken } from '@estela/api';
import {
  useCreateDroneMutation,
  useGetDroneQuery,
  useUpdateDroneMutation,
  useUploadDroneImageMutation,
} from '@estela/api/gear';
import { paths } from '@estela/contracts/paths';
import { derivedForm, EntityFormPage } from '@estela/kit/entity-form';
import { lazyDialog } from '@estela/ui/lazy';
import { DroneFields } from '../features/drone-form/drone-fields.tsx';
import { droneFormSchema } from '../features/drone-form/drone-form-schema.ts';

const NewComponentDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "new-component-dialog" */ './new-component-dialog.tsx'))
      .NewComponentDialog,
);

/** Grams and millimetres, as on the wire. */
const form = derivedForm(droneFormSchema);

export function DroneFormPage({ id }: { id: string | undefined }) {
  const [create] = useCreateDroneMutation();
  const [update] = useUpdateDroneMutation();
  const [upload] = useUploadDroneImageMutation();
  return (
    <EntityFormPage
      {...form}
      id={id}
      query={useGetDroneQuery(id ?? skipToken)}
      listPath={paths.drones()}
      pathOf={paths.drone}
      texts="gear:form"
      draft={{ name: 'drone', versionOf: ({ updatedAt }) => updatedAt }}
      create={create}
      update={update}
      picture={{ field: 'image', upload }}
    >
      {(drone, picture) => <DroneFields drone={drone} picture={picture} newComponent={NewComponentDialog} />}
    </EntityFormPage>
  );
}
