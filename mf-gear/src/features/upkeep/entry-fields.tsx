import { useGetDroneQuery, useListComponentsQuery } from '@estela/api/gear';
import type { UpkeepEntry } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { upkeepKinds } from '@estela/contracts/values';
import { DateTimeField, FieldRow, MoneyField, SelectField, TextArea } from '@estela/ui/form';
import { useCurrencyOptions } from '../../components/currency-options.ts';

interface EntryFieldsProps {
  drone: string;
  /** The one that the entry names by now. */
  part: UpkeepEntry['component'];
}

export function EntryFields({ drone, part }: EntryFieldsProps) {
  const currencies = useCurrencyOptions();
  const parts = usePartOptions(drone, part);
  return (
    <>
      <FieldRow>
        <SelectField name="kind" values={upkeepKinds} labels="upkeepKind" />
        <DateTimeField name="at" mode="date" />
      </FieldRow>
      <TextArea name="text" />
      <FieldRow>
        <MoneyField name="cost" currencyField="currency" />
        <SelectField name="currency" options={currencies} placeholder={null} quiet />
      </FieldRow>
      <SelectField name="component" options={parts} />
    </>
  );
}

/** The part that is named, those on the drone, then the others of the hangar; each once. */
function usePartOptions(drone: string, named: UpkeepEntry['component']) {
  const { currentData: own } = useGetDroneQuery(drone);
  const { currentData: hangar } = useListComponentsQuery({ limit: limits.pageSize.max });
  const names = new Map<string, string>();
  for (const { _id, name } of [named, ...(own?.parts ?? []), ...(hangar?.items ?? [])].filter(
    (part) => part !== null,
  ))
    if (_id && !names.has(_id)) names.set(_id, name);
  return [...names].map(([value, label]) => ({ value, label }));
}
