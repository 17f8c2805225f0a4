import { useCreateSnapshotMutation } from '@estela/api/gear';
import type { WholeSnapshot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { EntityForm } from '@estela/kit/entity-form';
import { FormDialog } from '@estela/kit/form';
import { toast } from '@estela/ui';
import { DateTimeField } from '@estela/ui/form';
import { snapshotFormSchema } from './snapshot-form-schema.ts';
import { SnapshotTextField } from './snapshot-text-field.tsx';

// Only for new snapshots: they are not edited.
const none: WholeSnapshot | undefined = undefined;

interface SnapshotDialogProps {
  drone: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface Values {
  text: string;
  at: string;
}

export function SnapshotDialog({ drone, open, onOpenChange }: SnapshotDialogProps) {
  const { t } = useTranslation('gear');
  const [create] = useCreateSnapshotMutation();
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={t('snapshots.form.label')} size="lg">
      {(close) => (
        <EntityForm
          entity={none}
          label={t('snapshots.form.label')}
          texts="gear:snapshots.form"
          submitLabel={t('snapshots.form.create')}
          schema={snapshotFormSchema}
          newValues={() => ({ text: '', at: new Date().toISOString() })}
          toValues={({ text, at }: Values) => ({ text, at })}
          toInput={(values: Values) => values}
          create={(body) => create({ id: drone, body })}
          update={({ id }) => ({ unwrap: () => Promise.reject(new Error(id)) })}
          onSaved={() => {
            toast({ tone: 'success', text: t('snapshots.form.created') });
            onOpenChange(false);
          }}
          onCancel={close}
        >
          <SnapshotTextField />
          <DateTimeField name="at" max={new Date().toISOString()} />
        </EntityForm>
      )}
    </FormDialog>
  );
}
