import { skipToken } from '@estela/api';
import {
  useCreateComponentMutation,
  useGetComponentQuery,
  useUpdateComponentMutation,
  useUploadComponentImageMutation,
} from '@estela/api/gear';
import { paths } from '@estela/contracts/paths';
import { EntityFormPage } from '@estela/kit/entity-form';
import { ComponentFields } from '../features/component-form/component-fields.tsx';
import { componentForm } from '../features/component-form/component-form.ts';
import { usePartPlace } from './use-part-place.ts';

export function ComponentFormPage({ id }: { id: string | undefined }) {
  const [create] = useCreateComponentMutation();
  const [update] = useUpdateComponentMutation();
  const [upload] = useUploadComponentImageMutation();
  const { partLink } = usePartPlace();
  return (
    <EntityFormPage
      {...componentForm}
      id={id}
      query={useGetComponentQuery(id ?? skipToken)}
      listPath={paths.components()}
      pathOf={partLink}
      texts="gear:componentForm"
      draft={{ name: 'component', versionOf: ({ updatedAt }) => updatedAt }}
      create={create}
      update={update}
      picture={{ field: 'image', upload }}
    >
      {(component, picture) => <ComponentFields image={component?.image ?? null} picture={picture} />}
    </EntityFormPage>
  );
}
