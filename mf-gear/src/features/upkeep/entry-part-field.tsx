import { useGetDroneQuery, useListComponentsQuery } from '@estela/api/gear';
import type { UpkeepEntry } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import type { ComponentType } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { type Pick, shownPicks } from '@estela/kit/picker';
import { FormField } from '@estela/ui/form';
import { useRef, useState } from 'react';
import { Picker } from '../../components/picker.tsx';

interface EntryPartFieldProps {
  drone: string;
  /** The part that the entry already names. */
  part: UpkeepEntry['component'];
}

interface Part {
  _id: string | null;
  name: string;
  type: ComponentType;
  brand: string;
}

/** The part that an entry is about: those on the drone first; a search covers the whole hangar. */
export function EntryPartField({ drone, part }: EntryPartFieldProps) {
  const { t } = useTranslation('gear');
  const [q, setQ] = useState('');
  const { currentData: own } = useGetDroneQuery(drone);
  const query = useListComponentsQuery({ limit: shownPicks, ...(q && { q }) });
  const found = new Map<string, Pick>();
  const onDrone: readonly Part[] = q ? [] : (own?.parts ?? []);
  for (const { _id, name, type, brand } of [...onDrone, ...(query.data?.items ?? [])])
    if (_id && !found.has(_id))
      found.set(_id, {
        _id,
        name,
        detail: [t(`componentType.${type}`), brand].filter(Boolean).join(' · '),
      });
  const names = useRef(new Map(part?._id ? [[part._id, part.name]] : []));
  for (const { _id, name } of found.values()) names.current.set(_id, String(name));

  return (
    <FormField name="component" group>
      {({ value, setValue }) => {
        const chosen = value && !found.has(value) ? [{ _id: value, name: names.current.get(value) }] : [];
        return (
          <Picker
            type="radio"
            name="component"
            search={t('parts.search')}
            q={q}
            onSearch={setQ}
            query={query}
            failed={t('parts.failed')}
            empty={{
              text: t('parts.noneOwned'),
              link: t('parts.add'),
              path: paths.components({ new: true }),
            }}
            picks={[{ _id: '', name: t('upkeep.entry.componentPlaceholder') }, ...chosen, ...found.values()]}
            isChosen={(id) => id === value}
            onChoose={setValue}
          />
        );
      }}
    </FormField>
  );
}
