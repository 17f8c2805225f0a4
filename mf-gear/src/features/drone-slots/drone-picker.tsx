import { skipToken } from '@estela/api';
import { useGetDroneQuery, useListDronesQuery } from '@estela/api/gear';
import type { Drone } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import type { SlotProps } from '@estela/contracts/slots';
import { useTranslation } from '@estela/i18n';
import { DroneCover } from '@estela/kit/drone-cover';
import { type Pick, PickerField, shownPicks } from '@estela/kit/picker';
import { useId, useState } from 'react';
import { Picker } from '../../components/picker.tsx';

/** One of the pilot's own drones, the last flown first. */
export function DronePicker({ label, value, onChange, error }: SlotProps<'dronePicker'>) {
  const { t } = useTranslation('gear');
  const id = useId();
  const [q, setQ] = useState('');
  const query = useListDronesQuery({
    limit: shownPicks,
    sort: 'lastFlown',
    ...(q && { q }),
  });
  const { data } = query;
  const found = data?.items ?? [];
  const isListed = found.some(({ _id }) => _id === value);
  const { currentData: chosen } = useGetDroneQuery(value && data && !isListed ? value : skipToken);

  const pickOf = (drone: Drone): Pick => ({
    _id: drone._id,
    name: drone.name,
    detail: `${t(`droneType.${drone.type}`)} · ${drone.brand} ${drone.model}`,
    media: <DroneCover drone={drone} sizes="3.5rem" />,
  });
  const none = { _id: '', name: t('picker.none') };
  return (
    <PickerField label={label} error={error}>
      <Picker
        type="radio"
        name={id}
        search={t('picker.search')}
        q={q}
        onSearch={setQ}
        query={query}
        failed={t('picker.failed')}
        empty={{
          text: t('picker.empty'),
          link: t('drones.new'),
          path: paths.drones({ new: true }),
        }}
        picks={[none, ...(chosen && !isListed ? [chosen] : []).map(pickOf), ...found.map(pickOf)]}
        isChosen={(drone) => drone === value}
        onChoose={onChange}
      />
    </PickerField>
  );
}
