import { useCreateComponentMutation, useUpdateComponentMutation } from '@estela/api/gear';
import { useTranslation } from '@estela/i18n';
import { EntityForm } from '@estela/kit/entity-form';
import { FormDialog } from '@estela/kit/form';
import { NewComponentFields } from '../features/component-form/component-fields.tsx';
import { componentForm } from '../features/component-form/component-form.ts';
import type { NewComponentProps } from '../features/drone-form/parts-field.tsx';

/** Adds a component over the form of a drone, whose part it becomes. */
export function NewComponentDialog({ open, onOpenChange, onSaved }: NewComponentProps) {
  const { t } = useTranslation('gear');
  const [create] = useCreateComponentMutation();
  const [update] = useUpdateComponentMutation();
  const title = t('componentForm.newTitle');
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={title} size="sm">
      {(close) => (
        <EntityForm
          {...componentForm}
          label={title}
          texts="gear:componentForm"
          submitLabel={t('componentForm.create')}
          entity={undefined}
          create={create}
          update={update}
          onSaved={onSaved}
          onCancel={close}
        >
          <NewComponentFields />
        </EntityForm>
      )}
    </FormDialog>
  );
}
