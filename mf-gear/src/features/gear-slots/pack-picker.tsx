import { useListBatteriesQuery } from '@estela/api/gear';
import type { EquipmentItem } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import type { SlotProps } from '@estela/contracts/slots';
import { useTranslation } from '@estela/i18n';
import { shownPicks } from '@estela/kit/picker';
import { useState } from 'react';
import { VerdictBadge } from '../../components/battery/verdict-badge.tsx';
import { useBatteryText } from '../../components/equipment/use-battery-text.ts';
import { GearChoice } from './gear-choice.tsx';

/** The batteries in use, each with its health: one that should not fly any more is marked here. */
export function PackPicker(props: SlotProps<'packPicker'>) {
  const { t } = useTranslation('gear');
  const [q, setQ] = useState('');
  const query = useListBatteriesQuery({ limit: shownPicks, ...(q && { q }) });
  return (
    <GearChoice
      {...props}
      q={q}
      onSearch={setQ}
      query={query}
      empty={{
        text: t('gearPicker.empty'),
        link: t('gearPicker.add'),
        path: paths.equipmentItems({ new: true, as: 'battery' }),
      }}
      choices={(query.data?.items ?? []).map(({ item, care }) => ({
        _id: item._id,
        name: item.name,
        detail: <Specification battery={item.battery} />,
        badge: <VerdictBadge verdict={care.verdict} />,
      }))}
    />
  );
}

function Specification({ battery }: Pick<EquipmentItem, 'battery'>) {
  return useBatteryText(battery);
}
