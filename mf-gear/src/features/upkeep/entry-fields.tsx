import type { UpkeepEntry } from '@estela/contracts';
import { upkeepKinds } from '@estela/contracts/values';
import {
  DateTimeField,
  FieldRow,
  MoneyField,
  SelectField,
  TextArea,
  useFormikContext,
} from '@estela/ui/form';
import { useCurrencyOptions } from '../../components/currency-options.ts';
import { dayOf } from '../../components/days.ts';
import { EntryPartField } from './entry-part-field.tsx';
import type { EntryValues } from './entry-values.ts';

interface EntryFieldsProps {
  drone: string;
  /** The part that the entry already names. */
  part: UpkeepEntry['component'];
}

export function EntryFields({ drone, part }: EntryFieldsProps) {
  const { initialValues } = useFormikContext<EntryValues>();
  const currencies = useCurrencyOptions(initialValues.currency);
  return (
    <>
      <FieldRow>
        <SelectField name="kind" values={upkeepKinds} labels="upkeepKind" />
        <DateTimeField name="at" mode="date" max={dayOf(new Date())} />
      </FieldRow>
      <TextArea name="text" />
      <FieldRow>
        <MoneyField name="cost" currencyField="currency" />
        <SelectField name="currency" options={currencies} placeholder={null} quiet />
      </FieldRow>
      <EntryPartField drone={drone} part={part} />
    </>
  );
}
