import { skipToken } from '@estela/api';
import {
  useCreateUpkeepEntryMutation,
  useGetUpkeepEntryQuery,
  useUpdateUpkeepEntryMutation,
} from '@estela/api/gear';
import { paths } from '@estela/contracts/paths';
import { EntityFormPage } from '@estela/kit/entity-form';
import { EntryFields } from '../features/upkeep/entry-fields.tsx';
import { entrySchema, inputOfEntry, newEntryValues, valuesOfEntry } from '../features/upkeep/entry-values.ts';
import { useUpkeepPlace } from '../features/upkeep/use-upkeep-place.ts';

interface UpkeepFormPageProps {
  drone: string;
  /** The entry to change; without one the page logs a new one. */
  id: string | undefined;
}

export function UpkeepFormPage({ drone, id }: UpkeepFormPageProps) {
  const { close } = useUpkeepPlace(drone);
  const [create] = useCreateUpkeepEntryMutation();
  const [update] = useUpdateUpkeepEntryMutation();
  return (
    <EntityFormPage
      id={id}
      query={useGetUpkeepEntryQuery(id ? { id: drone, entryId: id } : skipToken)}
      listPath={paths.drone(drone)}
      texts="gear:upkeep.entry"
      schema={entrySchema}
      newValues={newEntryValues}
      toValues={valuesOfEntry}
      toInput={inputOfEntry}
      create={(body) => create({ id: drone, body })}
      update={({ id: entryId, ...change }) => update({ id: drone, entryId, ...change })}
      onLeave={close}
    >
      {(entry) => <EntryFields drone={drone} part={entry?.component ?? null} />}
    </EntityFormPage>
  );
}
