import { skipToken } from '@estela/api';
import {
  useCreateEquipmentItemMutation,
  useGetEquipmentItemQuery,
  useUpdateEquipmentItemMutation,
  useUploadEquipmentImageMutation,
} from '@estela/api/gear';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { EntityFormPage } from '@estela/kit/entity-form';
import { useNavigate } from '@estela/runtime';
import { useEquipmentPlace } from '../components/equipment/equipment-place.ts';
import { EquipmentFields } from '../features/equipment-form/equipment-fields.tsx';
import { equipmentFormSchema } from '../features/equipment-form/equipment-form-schema.ts';
import { EquipmentSteps } from '../features/equipment-form/equipment-steps.tsx';
import {
  fieldNames,
  newEquipmentValues,
  toInput,
  valuesOf,
} from '../features/equipment-form/equipment-values.ts';
import { TypeStep } from '../features/equipment-form/type-step.tsx';

/** Adding takes two steps, one entry of the history: what it is, then its details. Editing begins with the details. */
export function EquipmentFormPage({ id }: { id: string | undefined }) {
  const { type } = useEquipmentPlace();
  if (!id && !type) return <TypeStep />;
  return <DetailsStep id={id} />;
}

function DetailsStep({ id }: { id: string | undefined }) {
  const { t } = useTranslation('gear');
  const failed = t('equipment.saveFailed');
  const navigate = useNavigate();
  const { type, typesLink, closeForm, itemLink } = useEquipmentPlace();
  const [create] = useCreateEquipmentItemMutation();
  const [update] = useUpdateEquipmentItemMutation();
  const [upload] = useUploadEquipmentImageMutation();
  return (
    <EntityFormPage
      id={id}
      query={useGetEquipmentItemQuery(id ?? skipToken)}
      listPath={paths.equipmentItems()}
      pathOf={itemLink}
      texts="gear:equipmentForm"
      draft={{ name: `equipment.${type}`, versionOf: ({ updatedAt }) => updatedAt }}
      schema={equipmentFormSchema}
      newValues={() => newEquipmentValues(type)}
      toValues={valuesOf}
      toInput={toInput}
      fieldNames={fieldNames}
      messages={{ INTERNAL: failed, UNAVAILABLE: failed, UNKNOWN: failed }}
      create={create}
      update={update}
      picture={{ field: 'image', upload }}
      onLeave={closeForm}
    >
      {(item, picture) => (
        <>
          {!id && (
            <EquipmentSteps current="details" onSelect={() => navigate(typesLink, { replace: true })} />
          )}
          <EquipmentFields image={item?.image ?? null} picture={picture} />
        </>
      )}
    </EntityFormPage>
  );
}
