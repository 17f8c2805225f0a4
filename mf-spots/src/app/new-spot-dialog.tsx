import { useCreateSpotMutation, useUpdateSpotMutation } from '@estela/api/spots';
import { useTranslation } from '@estela/i18n';
import { EntityForm } from '@estela/kit/entity-form';
import type { LatLng } from '@estela/maps';
import { Dialog } from '@estela/ui/dialog';
import { NewSpotFields } from '../features/spot-form/new-spot-fields.tsx';
import { spotFormSchema } from '../features/spot-form/spot-form-schema.ts';
import { fieldNames, newSpotValues, toInput, valuesOf } from '../features/spot-form/spot-values.ts';

interface NewSpotDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  at: LatLng | undefined;
  onSaved: (id: string) => void;
}

/** Creates a spot in a dialog over another area's page. Its input is saved as a draft, as by the spots' own form. */
export function NewSpotDialog({ open, onOpenChange, at, onSaved }: NewSpotDialogProps) {
  const { t } = useTranslation('spots');
  const [create] = useCreateSpotMutation();
  const [update] = useUpdateSpotMutation();
  const title = t('form.newTitle');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="lg" outsidePress="none">
      <EntityForm
        label={title}
        texts="spots:form"
        submitLabel={t('form.create')}
        entity={undefined}
        schema={spotFormSchema}
        newValues={() => newSpotValues(at)}
        toValues={valuesOf}
        toInput={toInput}
        fieldNames={fieldNames}
        draft={{ name: 'spot', versionOf: ({ updatedAt }) => updatedAt }}
        create={create}
        update={update}
        onSaved={({ _id }) => onSaved(_id)}
        onCancel={() => onOpenChange(false)}
      >
        <NewSpotFields />
      </EntityForm>
    </Dialog>
  );
}
