import { skipToken } from '@estela/api';
import {
  useCreateComponentMutation,
  useGetComponentQuery,
  useUpdateComponentMutation,
  useUploadComponentImageMutation,
} from '@estela/api/gear';
import { paths } from '@estela/contracts/paths';
import { completeWebAddress } from '@estela/contracts/web-address';
import { derivedForm, EntityFormPage } from '@estela/kit/entity-form';
import { ComponentFields } from '../features/component-form/component-fields.tsx';
import { componentFormSchema } from '../features/component-form/component-form-schema.ts';
import { usePartPlace } from './use-part-place.ts';

const form = derivedForm(componentFormSchema);
/** Not a default of the schema: a cleared field is empty, not 1. */
const newValues = () => ({ ...form.newValues(), quantity: 1 });
function toInput(values: Parameters<typeof form.toInput>[0]) {
  const input = form.toInput(values);
  return { ...input, sourceUrl: completeWebAddress(input.sourceUrl) };
}

export function ComponentFormPage({ id }: { id: string | undefined }) {
  const [create] = useCreateComponentMutation();
  const [update] = useUpdateComponentMutation();
  const [upload] = useUploadComponentImageMutation();
  const { partLink } = usePartPlace();
  return (
    <EntityFormPage
      {...form}
      newValues={newValues}
      toInput={toInput}
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
