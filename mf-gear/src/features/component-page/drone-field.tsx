import { useListDronesQuery } from '@estela/api/gear';
import type { Drone } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { DroneCover } from '@estela/kit/drone-cover';
import { type Pick, shownPicks } from '@estela/kit/picker';
import { FormField } from '@estela/ui/form';
import { useRef, useState } from 'react';
import { Picker } from '../../components/picker.tsx';

interface DroneFieldProps {
  /** The drone to leave out. */
  without: string | null;
}

/** A choice of the pilot's own drones, the last flown first; without any it links to the form for a new one. */
export function DroneField({ without }: DroneFieldProps) {
  const { t } = useTranslation('gear');
  const [q, setQ] = useState('');
  const query = useListDronesQuery({ limit: shownPicks, sort: 'lastFlown', ...(q && { q }) });
  const { data } = query;
  const drones = (data?.items ?? []).filter(({ _id }) => _id !== without);
  const known = useRef(new Map<string, Pick>());
  const pickOf = (drone: Drone): Pick => ({
    _id: drone._id,
    name: drone.name,
    detail: `${t(`droneType.${drone.type}`)} · ${drone.brand} ${drone.model}`,
    media: <DroneCover drone={drone} sizes="3.5rem" />,
  });
  const found = drones.map(pickOf);
  for (const pick of found) known.current.set(pick._id, pick);
  // A search may not match the drone that is left out.
  const left = without && (!q || drones.length < (data?.items.length ?? 0)) ? 1 : 0;

  return (
    <FormField name="drone" label={t('installation.drone')} group>
      {({ value, setValue, control }) => {
        const chosen = known.current.get(value);
        const isFound = found.some(({ _id }) => _id === value);
        return (
          <Picker
            type="radio"
            name="drone"
            invalid={control['data-e-invalid']}
            search={t('picker.search')}
            q={q}
            onSearch={setQ}
            query={{ ...query, data: data && { items: drones, total: data.total - left } }}
            failed={t('gearPicker.failed', { label: t('installation.drone') })}
            empty={{
              text: t(without ? 'installation.noOtherDrone' : 'installation.noDrone'),
              link: t('drones.new'),
              path: paths.drones({ new: true }),
            }}
            picks={chosen && !isFound ? [chosen, ...found] : found}
            isChosen={(id) => id === value}
            onChoose={setValue}
          />
        );
      }}
    </FormField>
  );
}
