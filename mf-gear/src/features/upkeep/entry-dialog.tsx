import {
  useCreateUpkeepEntryMutation,
  useListComponentsQuery,
  useUpdateUpkeepEntryMutation,
} from '@estela/api/gear';
import type { UpkeepEntry } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { upkeepKinds } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { EntityForm } from '@estela/runtime/entity-form';
import { toast } from '@estela/ui';
import { DateTimeField, FieldRow, MoneyField, SelectField, TextArea } from '@estela/ui/form';
import { useCurrencyOptions } from '../../components/currency-options.ts';
import { FormDialog } from '../../components/form-dialog.tsx';
import { entrySchema, inputOfEntry, newEntryValues, valuesOfEntry } from './entry-values.ts';

interface EntryDialogProps {
  drone: string;
  /** The one to change; without one the dialog logs a new one. */
  entry: UpkeepEntry | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function EntryDialog({ drone, entry, open, onOpenChange }: EntryDialogProps) {
  const { t } = useTranslation('gear');
  const [create] = useCreateUpkeepEntryMutation();
  const [update] = useUpdateUpkeepEntryMutation();
  const currencies = useCurrencyOptions();
  const { currentData: parts } = useListComponentsQuery({ limit: limits.pageSize.max });
  const named = entry?.component?._id ? [{ _id: entry.component._id, name: entry.component.name }] : [];
  const others = (parts?.items ?? []).filter(({ _id }) => _id !== entry?.component?._id);
  const title = t(entry ? 'upkeep.entry.editTitle' : 'upkeep.entry.newTitle');
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={title}>
      {(close) => (
        <EntityForm
          entity={entry}
          label={title}
          texts="gear:upkeep.entry"
          submitLabel={t(entry ? 'upkeep.entry.save' : 'upkeep.entry.create')}
          schema={entrySchema}
          newValues={newEntryValues}
          toValues={valuesOfEntry}
          toInput={inputOfEntry}
          create={(body) => create({ id: drone, body })}
          update={({ id, body }) => update({ id: drone, entryId: id, body })}
          onSaved={() => {
            toast({ tone: 'success', text: t(entry ? 'upkeep.entry.updated' : 'upkeep.entry.created') });
            onOpenChange(false);
          }}
          onCancel={close}
        >
          <FieldRow>
            <SelectField name="kind" values={upkeepKinds} labels="upkeepKind" />
            <DateTimeField name="at" mode="date" />
          </FieldRow>
          <TextArea name="text" />
          <FieldRow>
            <MoneyField name="cost" currencyField="currency" />
            <SelectField name="currency" options={currencies} placeholder={null} quiet />
          </FieldRow>
          <SelectField
            name="component"
            options={[...named, ...others].map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        </EntityForm>
      )}
    </FormDialog>
  );
}
